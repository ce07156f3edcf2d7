// The history of a game begins at its last position.
import { notFound, redirect } from "next/navigation";
import { found, serverApi } from "../../../../api/server.ts";

export default async function HistoryOfGame({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const table = await found(serverApi.table(id));
  if (!table) notFound();
  redirect(table.startedAt === null ? `/games/${id}` : `/games/${id}/history/${table.seq}`);
}
