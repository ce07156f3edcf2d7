// What every route may answer besides its own: problems.
import { Problem } from "@pithead/contracts";

export const PROBLEMS = { "4xx": Problem, "5xx": Problem };

/** Marks a route as one for those signed in, in the API's description. */
export const FOR_THE_SIGNED_IN = [{ session: [] }];
