// The move panel of Coal Baron: what is asked, what the half-built turn costs, what can come next.
"use client";

import type { Position } from "@pithead/game-coal-baron/client";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { Price } from "../../../parts/pieces/tags.tsx";
import type { LogRow } from "../../parts/log-list.tsx";
import { MovePanel } from "../../parts/move-panel.tsx";
import type { Built } from "../turn/built.ts";
import type { TurnInHand } from "../turn/use-turn.ts";
import { useAsk } from "./ask.ts";
import { CostLine } from "./cost-line.tsx";
import { MiningPanel } from "./mining-panel.tsx";
import { SubstituteChoices } from "./substitute-choices.tsx";
import { TurnTrouble } from "./turn-trouble.tsx";

/** Loaded where cards have been drawn. */
const KeepPanel = dynamic(() => import("./keep-panel.tsx").then((part) => part.KeepPanel));

interface CoalPanelProps {
  position: Position;
  seat: number;
  built: Built;
  turn: TurnInHand;
  names: readonly string[];
  /** The log in words. */
  rows: readonly LogRow[];
}

export function CoalPanel({ position, seat, built, turn, names, rows }: CoalPanelProps) {
  const asked = useAsk()(position, seat, built);
  const cost =
    built.kind === "draft" || (built.kind === "keep" && built.of === "orders") ? undefined : (
      <CostLine position={position} seat={seat} built={built} names={names} />
    );
  return (
    <MovePanel asked={asked} turn={turn} cost={cost} trouble={<TurnTrouble turn={turn} seat={seat} names={names} rows={rows} />}>
      <Middle position={position} seat={seat} built={built} turn={turn} />
    </MovePanel>
  );
}

function Middle({ position, seat, built, turn }: Omit<CoalPanelProps, "names" | "rows">) {
  switch (built.kind) {
    case "draft":
      return null;
    case "space":
      return <Hints />;
    case "action":
      return built.shortage && <SubstituteChoices shortage={built.shortage} onChoose={(cube) => turn.pick({ pick: "substitute", cube })} />;
    case "mining":
      return (
        <MiningPanel
          built={built}
          narrow={turn.narrow}
          onNarrow={turn.setNarrow}
          onStep={(step) => turn.pick({ pick: "step", step })}
          onBackTo={(steps) => turn.backTo(steps + 1)}
        />
      );
    case "keep":
      return (
        <>
          {built.shortage && <SubstituteChoices shortage={built.shortage} onChoose={(cube) => turn.pick({ pick: "substitute", cube })} />}
          <KeepPanel built={built} position={position} seat={seat} onPick={turn.pick} />
        </>
      );
  }
}

function Hints() {
  const t = useTranslations("coal-baron");
  return (
    <ul className="hints">
      <li>
        <Price workers={1} look="lit" />
        <span>{t("hint.lit")}</span>
      </li>
      <li>
        <Price workers={2} />
        <span>{t("hint.unlit")}</span>
      </li>
    </ul>
  );
}
