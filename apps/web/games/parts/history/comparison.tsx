// Two positions compared, told from the earlier to the later: everybody's figures, and what is another on the board, in words.
"use client";

import { useTranslations } from "next-intl";
import { InputField } from "../../../parts/field/input-field.tsx";
import { SeatName } from "../../../parts/pieces/seat-mark.tsx";
import type { HistoryInHand } from "../use-history.ts";
import type { DifferenceRow } from "./difference-rows.tsx";

/** `compare`: the position that the one shown is compared with. */
export function Comparison({ history, compare }: { history: HistoryInHand; compare: number }) {
  const t = useTranslations("history");
  const { at, go, compareWith, differences, names } = history;
  const owners = [null, ...names.keys()];
  return (
    <div className="compare">
      <div className="compare__ends">
        <EndField label={t("compare.a")} value={compare} all={history.game.seq} onChange={compareWith} />
        <EndField label={t("compare.b")} value={at} all={history.game.seq} onChange={go} />
        <button type="button" className="btn" onClick={() => compareWith(undefined)}>
          {t("compare.end")}
        </button>
      </div>
      <Figures history={history} compare={compare} />
      <div aria-live="polite">
        {differences?.length === 0 && <p className="quiet">{t("compare.same")}</p>}
        {owners.map((seat) => (
          <Owned key={seat ?? "board"} seat={seat} names={names} rows={differences?.filter((row) => row.seat === seat) ?? []} />
        ))}
      </div>
    </div>
  );
}

interface EndFieldProps {
  label: string;
  value: number;
  all: number;
  onChange: (seq: number) => void;
}

function EndField({ label, value, all, onChange }: EndFieldProps) {
  const change = (text: string) => {
    const seq = Number(text);
    if (text !== "" && Number.isInteger(seq) && seq >= 0 && seq <= all) onChange(seq);
  };
  return <InputField label={label} type="number" inputMode="numeric" min={0} max={all} value={value} onChange={change} />;
}

function Figures({ history: { course, names, at, figureSaid }, compare }: { history: HistoryInHand; compare: number }) {
  const t = useTranslations("history");
  const figureAt = (seq: number, seat: number, figure: number) => course.positions[seq]?.[seat]?.[figure] ?? 0;
  const figures = course.figures.map((name, index) => ({ name, index }));
  const seats = names.map((name, seat) => ({ name, seat }));
  const [first, last] = [Math.min(compare, at), Math.max(compare, at)];
  return (
    <table className="compare__figures">
      <caption className="sr">{t("compare.figures")}</caption>
      <thead>
        <tr>
          <td />
          {seats.map(({ name, seat }) => (
            <th key={seat} scope="col">
              <SeatName seat={seat} name={name} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figures.map(({ name, index }) => (
          <tr key={name}>
            <th scope="row">{figureSaid(name)}</th>
            {seats.map(({ seat }) => (
              <td key={seat}>
                <Change from={figureAt(first, seat, index)} to={figureAt(last, seat, index)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Change({ from, to }: { from: number; to: number }) {
  const t = useTranslations("history");
  if (from === to) return <span className="quiet">{to}</span>;
  return <b>{t("compare.change", { from, to })}</b>;
}

function Owned({ seat, names, rows }: { seat: number | null; names: readonly string[]; rows: readonly DifferenceRow[] }) {
  const t = useTranslations("history");
  if (rows.length === 0) return null;
  return (
    <>
      <h3>{seat === null ? t("compare.board") : <SeatName seat={seat} name={names[seat] ?? ""} />}</h3>
      <ul className="compare__list">
        {rows.map(({ id, words }) => (
          <li key={id}>{words}</li>
        ))}
      </ul>
    </>
  );
}
