// The board in a letter: a row of the sheet as wide as the sheet, and the attachment that it shows.
import { createElement as h, type ReactElement } from "react";
import { INK, SANS } from "./ink.ts";
import type { Attachment, LetterPicture } from "./letter.ts";

/** By what the HTML names the attachment. */
const CID = "board@pithead";

/** Programs that show no pictures show its words in the same place. */
export function pictureRow({ alt }: LetterPicture): ReactElement {
  const style = {
    display: "block",
    width: "100%",
    maxWidth: "600px",
    height: "auto",
    border: 0,
    font: `14px/20px ${SANS}`,
    color: INK.ink2,
  };
  return h(
    "tr",
    null,
    h("td", { style: { padding: "14px 0 6px" } }, h("img", { className: "ink2", src: `cid:${CID}`, alt, width: 600, style })),
  );
}

export function attachmentOf({ png }: LetterPicture): Attachment {
  return { filename: "board.png", contentType: "image/png", cid: CID, content: png };
}
