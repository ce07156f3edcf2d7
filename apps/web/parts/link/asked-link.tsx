// A link whose page is fetched before it is pressed only once somebody seems to want it: a pointer or the focus is on it.
"use client";

import Link from "next/link";
import { type ComponentProps, useState } from "react";

/** For links that stand on every page or by the dozen: to fetch all their pages would make the server draw a dozen for each that is looked at. */
export function AskedLink(props: ComponentProps<typeof Link>) {
  const [isWanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  return <Link {...props} prefetch={isWanted ? null : false} onPointerEnter={want} onFocus={want} />;
}
