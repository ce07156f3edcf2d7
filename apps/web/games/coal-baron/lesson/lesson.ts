// The first shift of Coal Baron, played through with one order of two brown spots at its heart.
import { seatAt } from "@pithead/engine";
import { type CoalBaron, coalBaron, type Event, type OrderId, type Space, type WorkStep } from "@pithead/game-coal-baron";
import type { Messages } from "../../../i18n/messages.ts";
import type { Lesson } from "../../lesson/lesson.ts";
import { BEFORE } from "./moves.ts";

type Words = Messages["lesson-coal-baron"];
export type DoId = keyof Words["instead"];
export type LookId = Exclude<keyof Words["say"], DoId>;

export const FIRST_SHIFT: Lesson<CoalBaron, LookId, DoId> = {
  rules: coalBaron,
  options: {},
  seed: "000000000000000000000000000000000000000000000000000000000000001a",
  seat: seatAt(0),
  names: ["", "Anna", "Bruno"],
  steps: [
    { kind: "look", id: "welcome", ring: [], tab: "works" },
    { kind: "look", id: "pit", ring: [".pitbox"], tab: "pit" },
    {
      kind: "do",
      id: "draft",
      before: BEFORE.draft,
      ring: ['[data-space="barrow-NN"]'],
      tab: "works",
      wants: (events) => events.some((event) => event.type === "orderDrafted" && event.order === "barrow-NN"),
      answer: { type: "draft", order: "barrow-NN" },
    },
    { kind: "look", id: "drafted", before: BEFORE.drafted, ring: [".desk"], tab: "pit" },
    {
      kind: "do",
      id: "tile",
      ring: ['[data-space="factory-2"]'],
      tab: "works",
      wants: (events) => isOn(events, "factory-2"),
      answer: { type: "place", space: "factory-2" },
    },
    {
      kind: "do",
      id: "mine",
      before: BEFORE.mine,
      ring: ['[data-space="mining-6"]', '[data-part="order:barrow-NN"]'],
      tab: "works",
      wants: (events) => isOn(events, "mining-6") && spotsFilled(events, "barrow-NN") === 2,
      answer: {
        type: "place",
        space: "mining-6",
        steps: [
          { step: "cage", to: "brown" },
          { step: "load", cube: "brown" },
          { step: "load", cube: "brown" },
          { step: "cage", to: "surface" },
          { step: "fill", order: "barrow-NN", spot: "brown", from: "cage" },
          { step: "fill", order: "barrow-NN", spot: "brown", from: "cage" },
        ],
      },
    },
    {
      kind: "do",
      id: "order",
      before: BEFORE.order,
      ring: ['[data-space="order-4"]'],
      tab: "works",
      wants: (events) => isOn(events, "order-4"),
      answer: { type: "place", space: "order-4" },
    },
    {
      kind: "do",
      id: "dearer",
      before: BEFORE.dearer,
      ring: ['[data-space="mining-8"]', '[data-part="order:barrow-Y"]'],
      tab: "works",
      wants: (events) => isOn(events, "mining-8") && spotsFilled(events, "barrow-Y") === 1 && spotsFilled(events, "barrow-GG") === 1,
      answer: {
        type: "place",
        space: "mining-8",
        steps: [
          { step: "cage", to: "yellow" },
          { step: "load", cube: "yellow" },
          { step: "cage", to: "gray" },
          { step: "load", cube: "gray" },
          { step: "cage", to: "surface" },
          { step: "fill", order: "barrow-Y", spot: "yellow", from: "cage" },
          { step: "fill", order: "barrow-GG", spot: "gray", from: "cage" },
        ],
      },
    },
    {
      kind: "do",
      id: "deliver",
      before: BEFORE.deliver,
      ring: ['[data-space="delivery-barrow"]'],
      tab: "works",
      wants: (events) => isOn(events, "delivery-barrow"),
      answer: { type: "place", space: "delivery-barrow" },
    },
    {
      kind: "do",
      id: "bank",
      before: BEFORE.bank,
      ring: ['[data-space="bank"]'],
      tab: "works",
      wants: (events) => isOn(events, "bank"),
      answer: { type: "place", space: "bank" },
    },
    {
      kind: "do",
      id: "again",
      before: BEFORE.again,
      ring: ['[data-space="mining-6"]', '[data-part="order:barrow-GG"]'],
      tab: "works",
      wants: (events) => isOn(events, "mining-6") && spotsFilled(events, "barrow-GG") === 1,
      answer: {
        type: "place",
        space: "mining-6",
        steps: [
          { step: "cage", to: "gray" },
          { step: "load", cube: "gray" },
          { step: "cage", to: "surface" },
          { step: "fill", order: "barrow-GG", spot: "gray", from: "cage" },
        ],
      },
    },
    {
      kind: "do",
      id: "last",
      before: BEFORE.last,
      ring: ['[data-space="money-5"]'],
      tab: "works",
      wants: (events) => isOn(events, "money-5"),
      answer: { type: "place", space: "money-5" },
    },
    { kind: "look", id: "canteen", ring: [".hall--canteen"], tab: "works" },
    { kind: "look", id: "scoring", before: BEFORE.scoring, ring: [".paperbox"], tab: "clock" },
    { kind: "look", id: "start", ring: ['[data-part="seat:1"]', '[data-space="factory-2"]'], tab: "works" },
    { kind: "look", id: "end", ring: [], tab: "works" },
  ],
};

function isOn(events: readonly Event[], space: Space): boolean {
  return events.some((event) => event.type === "workersPlaced" && event.space === space);
}

function spotsFilled(events: readonly Event[], order: OrderId): number {
  const steps = events.flatMap((event): WorkStep[] => (event.type === "workStepsDone" ? event.steps : []));
  return steps.filter((step) => (step.step === "fill" || step.step === "swap") && step.order === order).length;
}
