// Compresses what pages load once, at the build, as well as it can be: `next start` would do it faster and worse at every answer.
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

/** Files that are worth it, by how their names end. Pictures and fonts are compressed by themselves. */
export const COMPRESSED = [
  { ending: "js", type: "application/javascript; charset=UTF-8" },
  { ending: "css", type: "text/css; charset=UTF-8" },
] as const;

const compress = promisify(brotliCompress);

/** Writes `FILE.br` beside every script and style sheet below the folder. */
export async function compressFiles(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => COMPRESSED.some(({ ending }) => name.endsWith(`.${ending}`))).map((name) => path.join(folder, name));
  await Promise.all(
    files.map(async (file) => {
      const text = await readFile(file);
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
      await writeFile(`${file}.br`, await compress(text, { params }));
    }),
  );
}
