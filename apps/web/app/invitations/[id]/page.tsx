// Where the link of an invitation leads: who asks one to which table, and the answer.
import { Sprites } from "@pithead/drawings/pieces";
import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { askedSession, found, serverApi } from "../../../api/server.ts";
import { Answer } from "../../../parts/invitation/answer.tsx";
import { PageFrame } from "../../../parts/lintel/page-frame.tsx";
import { Yard } from "../../../parts/scenery/yard.tsx";
import { GuestButton } from "../../../parts/sign-in/guest-button.tsx";
import { isGame } from "../../../parts/tables/games-on-offer.ts";
import { OptionsSaid } from "../../../parts/tables/options-said.tsx";
import { RulesLink } from "../../../parts/tables/rules-link.tsx";
import { Benches } from "../../../parts/waiting-room/benches.tsx";
import { Words } from "../../../parts/words/words.tsx";
import "../../../styles/pieces.css";
import "../../../styles/tables.css";
import "../../../styles/waiting-room.css";

interface Props {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  if ((await found(serverApi.invitation((await params).id))) === undefined) notFound();
  return { title: (await getTranslations("invitation"))("name"), robots: { index: false }, referrer: "no-referrer" };
}

export default async function InvitationPage({ params }: Props) {
  const { id } = await params;
  const invitation = await found(serverApi.invitation(id));
  if (invitation === undefined) notFound();
  const t = await getTranslations("invitation");
  const games = await getTranslations("games");
  const { inviter, state, table } = invitation;
  const { me } = await askedSession();
  const free = table.seats - table.players.length;
  const isOpen = table.status === "open" && free > 0;
  const here = `/invitations/${id}`;
  return (
    <Words of={["invitation", "sign-in", "waiting-room"]}>
      <PageFrame>
        <Sprites />
        <Yard />
        <main className="page page--slim" id="main">
          <div className="sheet card room">
            <header className="room__head">
              <h1 className="speak">{isGame(table.game) ? games(`title.${table.game}`) : table.game}</h1>
              <OptionsSaid table={table} />
              <RulesLink game={table.game} />
            </header>
            <p className="room__now">{t("say", { inviter })}</p>
            {table.description && <p className="room__say">{table.description}</p>}
            <Benches table={table} me={me?.id} />
            {!isOpen && <p role="status">{t("closed")}</p>}
            {isOpen && state === "declined" && <p role="status">{t("declined")}</p>}
            {isOpen && state === "sent" && (
              <>
                {me === null && (
                  <div className="stack-form">
                    <p>{t("sign-in-say")}</p>
                    <div className="row">
                      <Link className="btn btn--go" href={`/sign-in?callbackUrl=${encodeURIComponent(here)}`}>
                        {t("sign-in")}
                      </Link>
                      <GuestButton className="btn" to={here}>
                        {t("guest")}
                      </GuestButton>
                    </div>
                  </div>
                )}
                <Answer id={id} table={table.id} canAccept={me !== null} />
              </>
            )}
            <p>
              <Link href={`/games/${table.id}`}>{t("to-table")}</Link>
            </p>
          </div>
        </main>
      </PageFrame>
    </Words>
  );
}
