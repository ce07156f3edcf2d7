// While a page is on its way: its beam and an empty sheet, so nothing jumps.
import { PageFrame } from "../parts/lintel/page-frame.tsx";

export default function Loading() {
  return (
    <PageFrame>
      <main className="page" id="main" aria-busy="true">
        <div className="sheet ghost ghost--page" />
      </main>
    </PageFrame>
  );
}
