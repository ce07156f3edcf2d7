// What a choice of a turn looks like.
import type { ReactNode } from "react";
import { Icon } from "../../../parts/icons/icon.tsx";
import { Engineer, Glyph, LocalWorker, Settlement, SteamEngine } from "../../../parts/pieces/colony-tags.tsx";
import { Worker } from "../../../parts/pieces/crew.tsx";
import type { Facet, StepKind } from "../turn/facets.ts";

export function OptionPicture({ facet, kind, seat }: { facet: Facet; kind: StepKind | null; seat: number }): ReactNode {
  switch (facet.of) {
    case "kind":
      return <KindPicture kind={facet.kind} seat={seat} />;
    case "card":
    case "field":
      return <Icon name="adit" />;
    case "village":
    case "second":
      return kind === "buildSettlement" ? <Settlement seat={seat} /> : <LocalWorker className="worker" />;
    case "slot":
      return <Icon name="table" />;
    case "on":
      return <SteamEngine className="choice__v" />;
    case "miners":
    case "secondAt":
      return <Worker seat={seat} />;
    case "from":
    case "to":
      return kind === "moveEngineer" || kind === "placeEngineer" ? <Engineer seat={seat} /> : <Worker seat={seat} />;
    case "flip":
    case "arrange":
      return <Icon name="swap" />;
    case "pay":
    case "give":
    case "target":
      return null;
  }
}

export function KindPicture({ kind, seat }: { kind: StepKind; seat: number }): ReactNode {
  switch (kind) {
    case "buyMine":
      return <Icon name="adit" />;
    case "buyEngine":
      return <SteamEngine className="choice__v" />;
    case "buildSettlement":
      return <Settlement seat={seat} />;
    case "placeEngineer":
    case "moveEngineer":
      return <Engineer seat={seat} />;
    case "place":
    case "move":
      return <Worker seat={seat} />;
    case "takeCoin":
      return <Glyph id="bm-consolidation-aid" />;
    case "flip":
      return <Icon name="swap" />;
    case "trade":
      return <LocalWorker className="worker" />;
  }
}
