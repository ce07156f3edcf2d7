// The two voices: Besley speaks, Archivo informs (both OFL, see fonts/).
import localFont from "next/font/local";

export const archivo = localFont({
  src: "../fonts/archivo-latin.woff2",
  weight: "100 900",
  display: "swap",
  variable: "--font-archivo",
  declarations: [{ prop: "font-stretch", value: "62% 125%" }],
});

export const besley = localFont({
  src: "../fonts/besley-latin.woff2",
  weight: "400 900",
  // Headings that come in another hand break otherwise, and what is below them moves: a page that has not got it in time keeps Times.
  display: "optional",
  variable: "--font-besley",
  adjustFontFallback: "Times New Roman",
});
