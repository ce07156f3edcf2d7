// What a browser has of the sheets of sprites: they came drawn with the page, and nothing of them is in its script.

export const sheets = undefined;
