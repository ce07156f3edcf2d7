// The lobby while it is on its way.

import { PageFrame } from "../../parts/lintel/page-frame.tsx";
import { Yard } from "../../parts/scenery/yard.tsx";
import { EmptyTables } from "../../parts/tables/empty-tables.tsx";

export default function LobbyLoading() {
  return (
    <PageFrame current="lobby">
      <Yard />
      <main className="page" id="main" aria-busy="true">
        <div className="lobby lobby--empty">
          <EmptyTables />
        </div>
      </main>
    </PageFrame>
  );
}
