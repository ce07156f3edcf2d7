// Every brain, and every level with it, keeps to what all players keep to.
import { describe } from "vitest";
import { coalBaronBrain } from "./coal-baron/brain.ts";
import { kohleUndKolonieBrain } from "./kohle-und-kolonie/brain.ts";
import { keepsToTheLaws } from "./testing/brain-laws.ts";

/** Whole games are thought through. */
const LONG = { timeout: 60_000 };

describe("Coal Baron", LONG, () => keepsToTheLaws(coalBaronBrain, [{}, { delivered: "hidden" }]));
describe("Kohle & Kolonie", LONG, () => keepsToTheLaws(kohleUndKolonieBrain, [{}]));
