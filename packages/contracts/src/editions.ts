// Editions: the printed figures that a game is played with, where it has more than one.
import { z } from "zod";

export const EditionParam = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/);

/** The default one first; none for a game that has only one set of figures. */
export const EditionList = z.object({ names: z.array(z.string()) }).meta({ id: "EditionList" });
export type EditionList = z.infer<typeof EditionList>;

/** An edition in the form of its file, which is the game's own. */
export const Edition = z.looseObject({ game: z.string(), edition: z.string() }).meta({ id: "Edition" });
export type Edition = z.infer<typeof Edition>;
