// Pieces have an outline, scenery has none: what every piece's strokes share.

export const OUTLINE = { stroke: "var(--outline)", strokeLinejoin: "round" } as const;
