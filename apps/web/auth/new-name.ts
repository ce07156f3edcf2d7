// A pleasant name for somebody who has not given one.

const MANNERS = ["Bright", "Calm", "Cheerful", "Early", "Honest", "Jolly", "Lucky", "Merry", "Patient", "Quiet", "Steady", "Sturdy"];
const TRADES = [
  "Banksman",
  "Blacksmith",
  "Engineman",
  "Hauler",
  "Hewer",
  "Lampman",
  "Onsetter",
  "Pitman",
  "Smelter",
  "Surveyor",
  "Timberman",
  "Winder",
];

/** @param random from 0 up to 1, a new one each call */
export function newName(random: () => number = Math.random): string {
  const pick = (words: readonly string[]) => words[Math.floor(random() * words.length)] ?? "";
  return `${pick(MANNERS)} ${pick(TRADES)} ${10 + Math.floor(random() * 90)}`;
}
