// The map of a game that waits, as it lies.
"use client";

import "../../games/kohle-und-kolonie/with-default-edition.ts";
import { CoalfieldMap } from "@pithead/drawings/kohle-und-kolonie";
import type { View } from "@pithead/game-kohle-und-kolonie/client";

export function DueMap({ position, label }: { position: View; label: string }) {
  const attributes = { role: "img", "aria-label": label, preserveAspectRatio: "xMidYMid slice" };
  return <CoalfieldMap position={position} hotField={position.consolidation?.field} attributes={attributes} />;
}
