// A piece dragged over the page, by the mouse and by a finger.
import type { Locator, Page } from "@playwright/test";

interface Point {
  x: number;
  y: number;
}

/** Lifts the piece, carries it to the place once that is there, and lets it go. The place must be on the screen with it. */
export async function dragByMouse(piece: Locator, place: Locator): Promise<void> {
  const { mouse } = piece.page();
  await place.waitFor();
  await bringUp(piece);
  const [from, to] = [await middleOf(piece), await middleOf(place)];
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(to.x, to.y, { steps: 8 });
  await mouse.up();
}

/** The same with one finger on a touch screen. */
export async function dragByFinger(piece: Locator, place: Locator): Promise<void> {
  const page = piece.page();
  await place.waitFor();
  await bringUp(piece);
  const [from, to] = [await middleOf(piece), await middleOf(place)];
  const finger = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[]) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", [from]);
  for (const share of [0.2, 0.4, 0.6, 0.8, 1]) {
    await touch("touchMove", [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }]);
  }
  await touch("touchEnd", []);
  await finger.detach();
}

/** Of some places the one that lies nearest to the piece. */
export async function nearestTo(piece: Locator, places: Locator): Promise<Locator> {
  const from = await middleOf(piece);
  const distances = await Promise.all(
    (await places.filter({ visible: true }).all()).map(async (place) => {
      const to = await middleOf(place);
      return { place, distance: Math.hypot(to.x - from.x, to.y - from.y) };
    }),
  );
  const [nearest] = distances.toSorted((one, other) => one.distance - other.distance);
  if (nearest === undefined) throw new Error("There is no place to drag it to.");
  return nearest.place;
}

/** Resolves once pieces can be dragged on the page. */
export async function awaitDrags(page: Page): Promise<void> {
  await page.locator("[data-drags]").waitFor();
}

/** Once nothing runs on the page any more, to where nothing that lies over it covers the piece: until then the piece may ride on. */
async function bringUp(piece: Locator): Promise<void> {
  await piece.evaluate(async (part) => {
    const ends = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ends.map(({ finished }) => finished));
    part.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  });
}

async function middleOf(part: Locator): Promise<Point> {
  const box = await part.boundingBox();
  if (box === null) throw new Error("What is dragged can't be seen.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
