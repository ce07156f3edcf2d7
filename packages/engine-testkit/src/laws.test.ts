// A good game passes every law.
import { type Lamps, lamps } from "@pithead/engine/testing";
import { obeysTheLaws } from "./index.ts";
import { lampsSubject } from "./testing/lamps-subject.ts";

obeysTheLaws<Lamps>(lamps, lampsSubject);
