// The page that only says something, loaded once it is needed: every page brings what leads to it along.
"use client";

import { type ComponentProps, lazy, Suspense } from "react";

const Notice = lazy(() => import("./notice.tsx").then((part) => ({ default: part.Notice })));

export function NoticeLater(props: ComponentProps<typeof Notice>) {
  return (
    <Suspense>
      <Notice {...props} />
    </Suspense>
  );
}

/** Stands in the layout and shows nothing: so the way to the notice is in the script that every page has, and not in two more. */
export function NoticeAtHand() {
  return null;
}
