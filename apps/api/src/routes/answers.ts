// What every route may answer besides its own: problems.
import { Problem } from "@pithead/contracts";

const content = { "application/problem+json": { schema: Problem } };

export const PROBLEMS = {
  "4xx": { description: "A problem with what was asked: nothing was changed. `type` says which, `field` where.", content },
  "5xx": { description: "A problem here (`internal`, `busy`): nothing was changed, and asking again may help.", content },
};

/** Marks a route as one for those signed in, in person or by a token, in the API's description. */
export const FOR_THE_SIGNED_IN = [{ session: [] }, { token: [] }];
/** Marks a route as one that no token opens. */
export const IN_PERSON = [{ session: [] }];
