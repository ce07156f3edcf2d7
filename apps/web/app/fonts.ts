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
  display: "swap",
  variable: "--font-besley",
  preload: false,
  adjustFontFallback: "Times New Roman",
});
