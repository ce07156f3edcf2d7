// The two voices of lettering, as attributes of a text: Besley speaks, Archivo informs. Sizes are in the drawing's own units.

export function speak(fontSize: number, fontWeight = 650) {
  return { fontFamily: "var(--speak)", fontSize, fontWeight } as const;
}

export function inform(fontSize: number, fontWeight = 600) {
  return { fontFamily: "var(--inform)", fontSize, fontWeight } as const;
}

/** Lettering over scenery has a painted edge. */
export function edged(stroke: string, strokeWidth: number, strokeOpacity = 1) {
  return { stroke, strokeWidth, strokeOpacity, strokeLinejoin: "round", paintOrder: "stroke" } as const;
}
