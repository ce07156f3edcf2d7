// Which editions games were played with, and with which figures: these never change from the first game on.
import { createHash } from "node:crypto";
import type { Transaction } from "./database.ts";

/** An edition of a game, with everything of it that is played with as one text: other figures, another text. */
export interface PlayedEdition {
  readonly game: string;
  readonly name: string;
  readonly figures: string;
}

/** An edition that a game was played with, and the SHA-256 (hex) of its figures then. */
export interface KeptEdition {
  readonly game: string;
  readonly name: string;
  readonly hash: string;
}

type Rows = Pick<Transaction, "edition">;

/** Keeps the figures that a game begins with. @returns false when earlier games were played with others under this name. */
export async function keepEdition(tx: Rows, { game, name, figures }: PlayedEdition): Promise<boolean> {
  const hash = hashOfFigures(figures);
  await tx.edition.createMany({ data: [{ game, name, figures: hash }], skipDuplicates: true });
  const kept = await tx.edition.findUniqueOrThrow({ where: { game_name: { game, name } } });
  return kept.figures === hash;
}

/** Every edition that games were played with. */
export async function keptEditions(db: Rows): Promise<KeptEdition[]> {
  const kept = await db.edition.findMany({ orderBy: [{ game: "asc" }, { name: "asc" }] });
  return kept.map(({ game, name, figures }) => ({ game, name, hash: figures }));
}

/** As `keptEditions` gives it. */
export function hashOfFigures(figures: string): string {
  return createHash("sha256").update(figures, "utf8").digest("hex");
}
