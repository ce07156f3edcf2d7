// What the page hears once a piece is lifted: nothing is said of what was pointed at.
export const LIFTED = "lifted";
