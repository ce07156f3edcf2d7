// Pay slips that are told step by step.
"use client";

import { useState } from "react";
import { type PaySlip, PaySlips } from "../pay-slips.tsx";
import { ScoringSteps } from "./scoring-steps.tsx";

/** All steps are told at first. */
export function SteppedSlips({ slips }: { slips: readonly PaySlip[] }) {
  const all = Math.max(0, ...slips.map(({ rows }) => rows.length));
  const [step, setStep] = useState(all);
  return (
    <>
      <ScoringSteps slips={slips} step={step} all={all} onStep={setStep} />
      <PaySlips slips={slips} step={step} />
    </>
  );
}
