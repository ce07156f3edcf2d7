// The waiting room, loaded only where a table is still open.
"use client";

import dynamic from "next/dynamic";

export const OpenTable = dynamic(() => import("./waiting-room.tsx").then((part) => part.WaitingRoom));
