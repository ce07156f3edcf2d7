// Who is asking, and what they may change about themselves.
import { z } from "zod";
import { MailStopped } from "./notices.ts";
import { Line } from "./text.ts";

export const UserName = Line.trim().min(1).max(40);
/** In lower case, so that one mailbox is one account. */
export const MailAddress = z.string().trim().toLowerCase().pipe(z.email().max(254));

/** The languages of pages and mails. */
export const Language = z.enum(["en", "de", "nl"]);
export type Language = z.infer<typeof Language>;

export const Me = z
  .object({
    id: z.string(),
    name: z.string(),
    /** Null for a guest who has not added one. */
    email: z.string().nullable(),
    guest: z.boolean(),
    /** Null until a page has told it. */
    language: Language.nullable(),
    /** An IANA name, by which times are told in mails and quiet hours are kept; null until one is known. */
    timeZone: z.string().nullable(),
    mailStopped: MailStopped.nullable(),
  })
  .meta({ id: "Me" });
export type Me = z.infer<typeof Me>;

/** `me` is null when nobody is signed in. */
export const SessionState = z.object({ me: Me.nullable() });
export type SessionState = z.infer<typeof SessionState>;

export const ChooseLanguage = z.strictObject({ language: Language });
export const Rename = z.strictObject({ name: UserName });
/** A guest asks to keep their games under a mail address: a link is mailed. */
export const AddMail = z.strictObject({ email: MailAddress });
export const ConfirmMail = z.strictObject({ token: z.string().min(1).max(200) });

/** Holds the name of the mail with a link that a browser asked for last: only there is told what became of it. */
export const MAILED_LINK_COOKIE = "pithead.mailed-link";
/** Of the mail with a link that this browser asked for last; `returned`: it did not arrive. Null when it has asked for none. */
export const MailedLink = z.object({ state: z.enum(["sending", "sent", "returned"]).nullable() }).meta({ id: "MailedLink" });
export type MailedLink = z.infer<typeof MailedLink>;
