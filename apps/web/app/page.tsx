// The first page, for who has never been here.
import { PageFrame } from "../parts/lintel/page-frame.tsx";

export default function Landing() {
  return (
    <PageFrame>
      <main className="page" id="main" />
    </PageFrame>
  );
}
