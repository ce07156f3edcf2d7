// The works above ground: six buildings of one family, each a wall of bricks under its own roof.

import { crewsOn, HALLS, type Hall, spacesByHall } from "@pithead/drawings/coal-baron";
import { customProperties } from "@pithead/drawings/pieces";
import {
  CanopyRoof,
  Chimney,
  Colony,
  FlatRoof,
  GableRoof,
  Headframe,
  MansardRoof,
  SawRoof,
  Skyline,
  Turret,
} from "@pithead/drawings/scenery";
import { type Position, priceOf, type Space, type SpaceCard } from "@pithead/game-coal-baron/client";
import { useTranslations } from "next-intl";
import type { CSSProperties, ReactNode } from "react";
import { Worker } from "../../../parts/pieces/crew.tsx";
import { Why } from "../../../parts/pieces/why.tsx";
import { useBoardWords } from "../board/words.ts";
import { type Building, type BuildingPlace, type WorksLayout, worksLayout } from "./hall-layout.ts";
import { useSpaceLabels } from "./space-labels.ts";
import { SpacePicture } from "./space-picture.tsx";
import { type SpaceLook, WorkerSpace } from "./worker-space.tsx";

interface WorksProps {
  position: Position;
  /** Who is to choose a space; undefined when the works are only looked at. */
  seat: number | undefined;
  /** The space in the turn that is being built: its workers stand there as ghosts, those they oust wait in the canteen. */
  chosen: Space | undefined;
  names: readonly string[];
  look: (space: SpaceCard) => SpaceLook;
}

export function Works({ position, seat, chosen, names, look }: WorksProps) {
  const halls = spacesByHall(position);
  const labels = useSpaceLabels(position, names);
  const counts = mapHalls((hall) => halls[hall].length);
  const layout = worksLayout(counts);
  return (
    <>
      <Skyline />
      <Colony />
      <div className={`halls halls--${position.players.length}`}>
        {HALLS.map((hall) => (
          <HallFront key={hall} hall={hall} columns={counts[hall]} layout={layout}>
            {halls[hall].map((space) => (
              <SpaceInHall
                key={space.id}
                space={space}
                position={position}
                seat={seat}
                isChosen={space.id === chosen}
                look={look(space)}
                label={labels.get(space.id) ?? ""}
              />
            ))}
          </HallFront>
        ))}
        <Canteen position={position} chosen={chosen} layout={layout} names={names} />
      </div>
    </>
  );
}

interface SpaceInHallProps {
  space: SpaceCard;
  position: Position;
  seat: number | undefined;
  isChosen: boolean;
  look: SpaceLook;
  /** What it does, and how many workers it takes. */
  label: string;
}

function SpaceInHall({ space, position, seat, isChosen, look, label }: SpaceInHallProps) {
  const price = priceOf(position, space.id);
  const ghost = isChosen && seat !== undefined ? { seat, workers: price } : undefined;
  const crews = isChosen && space.id !== "bank" ? [] : crewsOn(position, space.id);
  const marks = seat === undefined ? undefined : position.players[seat]?.marks;
  return (
    <WorkerSpace id={space.id} look={look} label={label} price={price} crews={crews} ghost={ghost}>
      <SpacePicture space={space} position={position} marks={marks} />
    </WorkerSpace>
  );
}

interface HallFrontProps {
  hall: Hall;
  columns: number;
  layout: WorksLayout;
  children: ReactNode;
}

function HallFront({ hall, columns, layout, children }: HallFrontProps) {
  const name = useBoardWords().hall(hall);
  return (
    <section className={`hall hall--${hall}`} aria-label={name} style={placeStyle(layout, hall)}>
      {hall === "money" && <Turret />}
      {hall === "mining" && <Headframe />}
      <Roof hall={hall} />
      <div className="wall">
        <h2 className="enamel">{name}</h2>
        <div className="spaces" style={customProperties({ "--cols": columns, "--cols-phone": Math.ceil(columns / (columns > 5 ? 2 : 1)) })}>
          {children}
        </div>
      </div>
    </section>
  );
}

function Roof({ hall }: { hall: Hall }) {
  switch (hall) {
    case "factory":
      return <SawRoof />;
    case "orders":
      return <MansardRoof />;
    case "money":
      return <FlatRoof />;
    case "mining":
      return <GableRoof height={22} />;
    case "delivery":
      return <CanopyRoof />;
  }
}

function Canteen({ position, chosen, layout, names }: Omit<WorksProps, "look" | "seat"> & { layout: WorksLayout }) {
  const t = useTranslations("coal-baron");
  const name = useBoardWords().hall("canteen");
  const ousted = chosen === undefined || chosen === "bank" ? undefined : position.crews[chosen];
  return (
    <section className="hall hall--canteen" aria-label={name} style={placeStyle(layout, "canteen")}>
      <Chimney height={58} />
      <GableRoof height={28} />
      <div className="wall">
        <h2 className="enamel">{name}</h2>
        <ul className={`canteen canteen--${position.players.length}`}>
          {position.canteen.map((workers, seat) => {
            const count = workers + (ousted?.seat === seat ? ousted.workers : 0);
            return (
              <li
                key={names[seat] ?? seat}
                data-part={`canteen:${seat}`}
                className={ousted?.seat === seat ? "is-new" : count === 0 ? "is-none" : ""}
              >
                <Why say={t("why.canteen", { name: names[seat] ?? "", count })}>
                  <Worker seat={seat} />
                  <b aria-hidden="true">{count}</b>
                  <span className="sr">{t("works.inCanteen", { name: names[seat] ?? "", count })}</span>
                </Why>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

function placeStyle(layout: WorksLayout, building: Building): CSSProperties {
  const [desk, tablet] = [layout.desk[building], layout.tablet[building]];
  return customProperties({ "--desk": columnOf(desk), "--desk-row": desk.row, "--tablet": columnOf(tablet), "--tablet-row": tablet.row });
}

function columnOf({ column, span }: BuildingPlace): string {
  return `${column} / span ${span}`;
}

function mapHalls(count: (hall: Hall) => number): Record<Hall, number> {
  return {
    factory: count("factory"),
    orders: count("orders"),
    money: count("money"),
    mining: count("mining"),
    delivery: count("delivery"),
  };
}
