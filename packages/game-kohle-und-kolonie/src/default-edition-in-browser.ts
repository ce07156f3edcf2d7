// What a browser's script has of the edition that comes with the game: nothing, until a page gives it in.

export const defaultEdition = undefined;
