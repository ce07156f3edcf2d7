// A page that only says something: not found, broken, a link that has run out.
import { Chimney, Headframe } from "@pithead/drawings/scenery";
import type { ReactNode } from "react";
import { Lintel } from "./lintel/lintel.tsx";

export function Notice({ title, say, children }: { title: string; say: ReactNode; children?: ReactNode }) {
  return (
    <>
      <Lintel />
      <main className="page page--slim" id="main">
        <div className="sheet said">
          <div className="said__pic" aria-hidden="true">
            <Headframe />
            <Chimney height={70} />
          </div>
          <h1 className="speak">{title}</h1>
          <p>{say}</p>
          {children && <div className="said__do">{children}</div>}
        </div>
      </main>
    </>
  );
}
