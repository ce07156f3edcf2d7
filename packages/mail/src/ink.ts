// The colours and type of the mails: the house's tokens, resolved by day; by night the style block takes over where a mail program reads it.

/** Names from the house's tokens; mail programs know no custom properties, so the values stand here. */
export const INK = {
  table: "#e3d6bd",
  paper: "#faf5e9",
  raised: "#fffcf4",
  rule: "#dccfb3",
  ink: "#241b14",
  ink2: "#4f4236",
  ink3: "#675846",
  lamp: "#f4b223",
  lampEdge: "#8a5800",
  lampWash: "#fdecc0",
  lampText: "#764c00",
  lampInk: "#2a1b00",
  iron: "#2b2724",
  onIron: "#f6eddc",
  onIron2: "#cbbfaa",
  link: "#1d4a7c",
} as const;

export const SERIF = "Georgia,'Times New Roman',serif";
export const SANS = "Arial,Helvetica,sans-serif";

/** A seat is a colour and a shape, as on the board. */
const SEAT_MARKS = [
  { look: "red", color: "#c12d2a", shape: "●" },
  { look: "blue", color: "#1f62b0", shape: "■" },
  { look: "green", color: "#237a3d", shape: "▲" },
  { look: "plum", color: "#7b3a96", shape: "◆" },
  { look: "orange", color: "#b95a00", shape: "✚" },
] as const;

/** @throws RangeError when there is no such seat. */
export function markOf(seat: number): (typeof SEAT_MARKS)[number] {
  const mark = SEAT_MARKS[seat];
  if (mark === undefined) throw new RangeError(`No mark for seat ${seat}.`);
  return mark;
}

/** For narrow screens and for the night; an extra for mail programs that read it. */
export const STYLE = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 620px) {
  .full { width: 100% !important; }
  .pad { padding-left: 18px !important; padding-right: 18px !important; }
  .big { font-size: 25px !important; line-height: 30px !important; }
  .stack { display: block !important; width: 100% !important; box-sizing: border-box !important; }
  .gap { padding-top: 10px !important; padding-left: 0 !important; }
  .standing thead { display: none !important; }
  .standing tr { display: block !important; padding: 8px 0 !important; border-top: 1px solid #dccfb3; }
  .standing td, .standing th { border-top: 0 !important; padding: 0 !important; }
  .standing .mark { display: inline-block !important; width: 22px !important; }
  .standing .name { display: inline !important; }
  .standing .figure { display: inline-block !important; padding: 2px 16px 0 0 !important; font-size: 14px !important; }
  .standing .name::after { content: "\\A"; white-space: pre; }
  .label { display: inline !important; }
}
@media (prefers-color-scheme: dark) {
  .table { background: #14120f !important; }
  .sheet { background: #211d18 !important; }
  .raised { background: #2b2620 !important; border-color: #3b342b !important; }
  .wash { background: #443311 !important; }
  .ink { color: #f4ead7 !important; }
  .ink2 { color: #d0c2ab !important; }
  .ink3 { color: #ab9d87 !important; }
  .lamptext { color: #ffcb62 !important; }
  .rule, .standing tr { border-color: #3b342b !important; }
  .link { color: #93bfec !important; }
  .seat-red { color: #e2534a !important; }
  .seat-blue { color: #4a90e2 !important; }
  .seat-green { color: #45a866 !important; }
  .seat-plum { color: #b07ad0 !important; }
  .seat-orange { color: #f0953a !important; }
}`;
