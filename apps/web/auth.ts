// Signing in: by a mailed link, as a guest, or through another service when one is configured. The only file here that reaches the database.
import { PrismaAdapter } from "@next-auth/prisma-adapter";
import { MAILED_LINK_COOKIE } from "@pithead/contracts";
import { createGuest, enqueueSignInMail, openDatabase, takeSignInLink } from "@pithead/db";
import { cookies } from "next/headers";
import type { AuthOptions } from "next-auth";
import type { Adapter, AdapterUser } from "next-auth/adapters";
import Credentials from "next-auth/providers/credentials";
import type { EmailConfig } from "next-auth/providers/email";
import GitHub from "next-auth/providers/github";
import Google from "next-auth/providers/google";
import { getLocale } from "next-intl/server";
import { newName } from "./auth/new-name.ts";
import { ownPath } from "./auth/own-path.ts";
import { epochOf, SessionOver } from "./auth/session-token.ts";
import { authSecret, databaseUrl, publicUrl, signInService } from "./env.ts";

const DAY_SECONDS = 24 * 60 * 60;
const SESSION_SECONDS = 180 * DAY_SECONDS;
const LINK_SECONDS = DAY_SECONDS;
const LONGEST_NAME = 40;

let database: ReturnType<typeof openDatabase> | undefined;

function accounts() {
  database ??= openDatabase(databaseUrl(), 5);
  return database;
}

export function authOptions(): AuthOptions {
  // next-auth reads its own name for the public address.
  process.env.NEXTAUTH_URL ??= publicUrl();
  return {
    secret: authSecret(),
    adapter: adapter(),
    session: { strategy: "jwt", maxAge: SESSION_SECONDS },
    pages: { signIn: "/sign-in", error: "/sign-in", verifyRequest: "/sign-in/check-mail", newUser: "/welcome" },
    providers: providers(),
    callbacks: {
      signIn: async ({ user, email }) =>
        !email?.verificationRequest || (await takeSignInLink(accounts(), user.email ?? "")) || `${publicUrl()}/sign-in?error=TooManyLinks`,
      redirect: async ({ url }) => publicUrl() + ownPath(url, publicUrl()),
      jwt: async ({ token, user }) => {
        const id = user?.id ?? token.sub;
        const account = id && (await accounts().user.findUnique({ where: { id }, select: { sessionEpoch: true } }));
        if (!account) throw new SessionOver();
        if (user) return { sub: user.id, epoch: account.sessionEpoch };
        if (epochOf(token) !== account.sessionEpoch) throw new SessionOver();
        return token;
      },
      session: async ({ session }) => ({ expires: session.expires }),
    },
    logger: {
      error: (code, detail) => {
        if (code !== "JWT_SESSION_ERROR") console.error(`Signing in: ${code}`, detail instanceof Error ? detail.message : "");
      },
    },
  };
}

/** Which other services can be signed in with here. */
export function otherServices(): ("github" | "google")[] {
  const services: ("github" | "google")[] = [];
  if (signInService("GITHUB")) services.push("github");
  if (signInService("GOOGLE")) services.push("google");
  return services;
}

/** next-auth's mail provider without its own mailer: the letter is a job of ours. */
const mailLink: EmailConfig = {
  id: "email",
  type: "email",
  name: "Email",
  maxAge: LINK_SECONDS,
  from: "",
  server: "",
  options: {},
  sendVerificationRequest: async ({ identifier, url }) => {
    const link = await enqueueSignInMail(accounts(), { email: identifier, url: mailedLink(url), locale: await getLocale() });
    const secure = publicUrl().startsWith("https:");
    (await cookies()).set(MAILED_LINK_COOKIE, link, { path: "/", maxAge: LINK_SECONDS, httpOnly: true, sameSite: "lax", secure });
  },
};

function providers(): AuthOptions["providers"] {
  const list: AuthOptions["providers"] = [
    mailLink,
    Credentials({
      id: "guest",
      name: "Guest",
      credentials: { name: {} },
      authorize: async (given) => {
        const name = given?.name.trim().slice(0, LONGEST_NAME) || newName();
        const guest = await createGuest(accounts(), name);
        // next-auth hands the message on to the page as the code of what went wrong.
        if (!guest) throw new Error("TooManyGuests");
        return guest;
      },
    }),
  ];
  const github = signInService("GITHUB");
  const google = signInService("GOOGLE");
  if (github) list.push(GitHub(github));
  if (google) list.push(Google(google));
  return list;
}

/** next-auth's own adapter; somebody new always has a name. */
function adapter(): Adapter {
  const stock = PrismaAdapter(accounts());
  return {
    ...stock,
    createUser: (user: Omit<AdapterUser, "id">) => stock.createUser({ ...user, name: user.name?.slice(0, LONGEST_NAME) || newName() }),
  };
}

/** The page with one button that uses the link up: programs that look into mails open links, but press no buttons. */
function mailedLink(callback: string): string {
  return `${publicUrl()}/sign-in/enter${new URL(callback).search}`;
}
