// The works on the horizon: halls far away, chimneys nearer, their smoke.
import { createElement as h } from "react";
import { noise } from "../pieces/noise.ts";

const WIDTH = 1900;
const GROUND = 150;

export function Skyline() {
  const { far, chimneys, smoke } = horizon;
  return h(
    "svg",
    { className: "skyline", viewBox: `0 0 1400 ${GROUND}`, preserveAspectRatio: "xMidYMax slice", "aria-hidden": "true" },
    h("path", { d: smoke, fill: "none", stroke: "var(--smoke)", strokeWidth: "9", strokeLinecap: "round", opacity: ".5" }),
    h("path", { d: far, fill: "var(--far)" }),
    h("path", { d: chimneys, fill: "var(--mid)" }),
    h("path", { d: "M0 150V132q120-26 260-10t300-8 320 6 260-14 260 10V150Z", fill: "var(--mid)", opacity: ".6" }),
  );
}

const horizon = drawHorizon();

function drawHorizon(): { far: string; chimneys: string; smoke: string } {
  const random = noise(3);
  let far = "";
  let chimneys = "";
  let smoke = "";
  for (let x = -20; x < WIDTH; x += 46 + random() * 70) {
    const height = 20 + random() * 46;
    const width = 30 + random() * 60;
    far += `M${x.toFixed(0)} ${GROUND}V${(GROUND - height).toFixed(0)}h${(width / 2).toFixed(0)}l${(width / 4).toFixed(0)} -10 ${(width / 4).toFixed(0)} 10V${GROUND}Z`;
  }
  for (let x = 30; x < WIDTH; x += 120 + random() * 140) {
    const height = 70 + random() * 50;
    chimneys += `M${x.toFixed(0)} ${GROUND}l3-${height.toFixed(0)}h8l3 ${height.toFixed(0)}Z`;
    smoke += `M${(x + 7).toFixed(0)} ${(GROUND - height).toFixed(0)}q6-16 30-14t46-16 60-6`;
  }
  return {
    far,
    chimneys,
    smoke,
  };
}
