import type { AccountId, Locale } from "../contract/src/index.ts";
import { deletionMail } from "../server/src/account/deletion/deletionMail.ts";
import { newSignInMail } from "../server/src/account/devices/newSignInMail.ts";
import { passkeyAddedMail } from "../server/src/account/devices/passkeyAddedMail.ts";
import { emailChangedMail } from "../server/src/account/email/emailChangedMail.ts";
import { codeMail } from "../server/src/account/signIn/codeMail.ts";
import { unreadMail } from "../server/src/chat/unreadMails/unreadMail.ts";
import { invitationMail } from "../server/src/invitation/invitationMail.ts";
import { askMail } from "../server/src/invitation/waiting/askMail.ts";
import type { Mail } from "../server/src/platform/mail/mailer.ts";
import { expiryMail } from "../server/src/recording/keeping/expiryMail.ts";
import { finishedMail } from "../server/src/recording/news/finishedMail.ts";
import { bugMail } from "../server/src/report/bugMail.ts";
import { salesMail } from "../server/src/report/salesMail.ts";
import { roleMail } from "../server/src/team/members/roleMail.ts";

const to = "mira@kite.studio";
export const MAIL_LINK = "https://meet.example.org/way/in";
const siteUrl = "https://meet.example.org";
const nowMs = Date.UTC(2026, 10, 21, 12);

const goes = (roomName: string) => ({ roomName, startedAt: new Date(nowMs), goesAt: new Date(nowMs) });

/** Every mail, with what its reader needs from it. */
export const exampleMails: Record<string, { make: (locale: Locale) => Mail; needed: readonly string[] }> = {
  signIn: {
    make: (locale) =>
      codeMail({ purpose: "signIn", to, code: "409217", link: MAIL_LINK, locale, siteUrl, device: "Chrome, macOS" }),
    needed: ["409217", "Chrome, macOS", MAIL_LINK],
  },
  changeEmail: {
    make: (locale) =>
      codeMail({
        purpose: "changeEmail",
        to,
        code: "409217",
        link: MAIL_LINK,
        locale,
        siteUrl,
        device: "Chrome, macOS",
      }),
    needed: ["409217", "Chrome, macOS", MAIL_LINK],
  },
  prove: {
    make: (locale) =>
      codeMail({ purpose: "prove", to, code: "409217", link: MAIL_LINK, locale, siteUrl, device: "Chrome, macOS" }),
    needed: ["409217", "Chrome, macOS", MAIL_LINK],
  },
  emailChanged: {
    make: (locale) => emailChangedMail({ to, address: "m…@nordlys.no", locale }),
    needed: ["nordlys.no"],
  },
  newSignIn: {
    make: (locale) =>
      newSignInMail({ to, device: "Chrome, Windows", country: "NO", atMs: nowMs, link: MAIL_LINK, locale }),
    needed: ["Chrome, Windows (", MAIL_LINK],
  },
  passkeyAdded: {
    make: (locale) =>
      passkeyAddedMail({ to, device: "Chrome, Windows", country: "NO", atMs: nowMs, link: MAIL_LINK, locale }),
    needed: ["Chrome, Windows (", MAIL_LINK],
  },
  accountDeleted: {
    make: (locale) => deletionMail({ to, deletesAt: new Date(nowMs), link: MAIL_LINK, locale }),
    needed: [MAIL_LINK, "2026"],
  },
  roleChange: {
    make: (locale) =>
      roleMail({ to, teamName: "Kite", move: "demoted", role: "GUEST", actor: "Priya", link: MAIL_LINK, locale }),
    needed: ["Kite", "Priya", MAIL_LINK],
  },
  unreadDirect: {
    make: (locale) => unreadMail({ to, author: "Priya", teamName: null, link: MAIL_LINK, locale }),
    needed: ["Priya", MAIL_LINK],
  },
  unreadMention: {
    make: (locale) => unreadMail({ to, author: "Priya", teamName: "Kite", link: MAIL_LINK, locale }),
    needed: ["Priya", "Kite", MAIL_LINK],
  },
  recordingReady: {
    make: (locale) => finishedMail({ to, roomName: "Kite", state: "ready", link: MAIL_LINK, locale }),
    needed: ["Kite", MAIL_LINK],
  },
  recordingPartial: {
    make: (locale) => finishedMail({ to, roomName: "Kite", state: "partial", link: MAIL_LINK, locale }),
    needed: ["Kite", MAIL_LINK],
  },
  recordingFailed: {
    make: (locale) => finishedMail({ to, roomName: "Kite", state: "failed", link: MAIL_LINK, locale }),
    needed: ["Kite", MAIL_LINK],
  },
  recordingsExpire: {
    make: (locale) =>
      expiryMail({ to, spaceName: "HQ", recordings: [goes("Kite"), goes("Studio")], link: MAIL_LINK, locale }),
    needed: ["Kite", "Studio", "HQ", MAIL_LINK],
  },
  bugReport: {
    make: (locale) =>
      bugMail({
        to: "help@example.org",
        locale,
        name: "Priya",
        siteUrl,
        letter: {
          kind: "problem",
          accountId: "account1" as AccountId,
          email: to,
          said: locale === "ru" ? "Марина пропала из комнаты" : "Marina is gone from the room",
          spaceId: null,
          about: { spaceLink: "/s/kite", page: "space", device: "Chrome, macOS", noticed: ["TypeError: x"] },
        },
      }),
    needed: [to, "Priya", "https://meet.example.org/s/kite", "Chrome, macOS"],
  },
  salesLetter: {
    make: (locale) =>
      salesMail({
        to: "help@example.org",
        locale,
        letter: {
          kind: "sales",
          accountId: "account1" as AccountId,
          email: to,
          said: locale === "ru" ? "Нас полторы тысячи, нужен договор" : "We are 1,500 people and need a contract",
          spaceId: null,
          about: {
            firstName: "Mira",
            lastName: "Halvorsen",
            phone: "+47 22 12 34 56",
            company: "Kite Studio",
            companySize: "500+",
            country: "NO",
            openedFrom: "plans",
            campaign: { source: "newsletter" },
          },
        },
      }),
    needed: [to, "Mira Halvorsen", "+47 22 12 34 56", "Kite Studio", "500+", "newsletter"],
  },
  invitationAsked: {
    make: (locale) =>
      askMail({
        to,
        name: "Priya",
        email: "priya@nordlys.no",
        place: "Kite",
        because: "over",
        link: MAIL_LINK,
        locale,
      }),
    needed: ["Priya", "priya@nordlys.no", "Kite", MAIL_LINK],
  },
  invitationOfGuest: {
    make: (locale) =>
      invitationMail({
        to,
        link: MAIL_LINK,
        declineLink: MAIL_LINK,
        inviter: { name: "Priya", email: "priya@kite.studio" },
        teamName: "Kite",
        role: "GUEST",
        spaceNames: ["Kite HQ", "Friday", "Garden", "Hall"],
        message: "",
        expiresAt: new Date(nowMs + 86_400_000),
        locale,
        nowMs,
      }),
    needed: ["Kite", "Kite HQ", "Priya", MAIL_LINK],
  },
  invitation: {
    make: (locale) =>
      invitationMail({
        to,
        link: MAIL_LINK,
        declineLink: MAIL_LINK,
        inviter: { name: "Priya", email: "priya@kite.studio" },
        teamName: "Kite",
        role: "MEMBER",
        spaceNames: ["Kite HQ"],
        message: locale === "ru" ? "Встречаемся по пятницам в четыре." : "We meet every Friday at four.",
        expiresAt: new Date(nowMs + 86_400_000),
        locale,
        nowMs,
      }),
    needed: ["Kite", "Priya", MAIL_LINK],
  },
};
