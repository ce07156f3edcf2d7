// Rounds are written in Roman figures, on the cards as on the board.

export const ROMAN: readonly string[] = ["", "I", "II", "III", "IV", "V"];
