import { DAY, HOUR, MINUTE, SECOND } from "./units.ts";

/** How soon an access of support staff that has run out is noted; its role ends on the second. */
export const support = { endedEveryMs: 5 * SECOND } as const;

export const login = {
  codeDigits: 6,
  codeForMs: 10 * MINUTE,
  wrongTries: 5,
  newCodeAfterMs: 30 * SECOND,
  codesPerEmail: { count: 5, withinMs: 15 * MINUTE },
  /** Beyond this many requests for one mailbox, a browser that has never signed in to it gets only one code. */
  codesPerBusyEmail: 20,
  codesPerAddress: { count: 20, withinMs: 15 * MINUTE },
  /** Wrong digits for one mailbox: up to `careful` each code has all its tries, up to `most` one, then only links work. */
  guessesPerEmail: { careful: 100, most: 1000, withinMs: 30 * DAY },
  /** For all mailboxes together, in one program: above these counts an alarm is raised. Nobody is blocked. */
  alarm: { askedCodes: 1000, wrongCodes: 200, withinMs: 15 * MINUTE },
  /** How long after proving who they are somebody may change their address without another proof. */
  provenForMs: 10 * MINUTE,
  magicLinkBits: 128,
  temporaryLinkForMs: 60 * SECOND,
  /** The same request id gets the same session again within this time. */
  replaySessionForMs: 60 * SECOND,
} as const;

/**
 * How long no mail is sent to a mailbox that does not exist according to its mail server; codes are tried once a day.
 */
export const mail = { refusedForMs: 90 * DAY, refusedCodesForMs: DAY } as const;

/** Permissions that outside services ask people for. */
export const oauth = {
  /** How long somebody may take on the service's own page. */
  stateForMs: 10 * MINUTE,
} as const;

/** The calendar beside a room. */
export const calendar = {
  /** The longest span that is listed at once: a month with the weeks around it. */
  mostSpanMs: 42 * DAY,
  /** How long Google's answer to a request is cached. */
  keptForMs: 30 * SECOND,
  /** How often an open calendar requests changes. */
  updatesEveryMs: MINUTE,
  mostEvents: 1000,
  /** Of an event's description, in visible characters. */
  aboutSigns: 2000,
  titleSymbols: 200,
  guests: 50,
} as const;

/** Messages and statuses in Slack. */
export const slack = {
  lookEveryMs: 15 * SECOND,
  /** Fewer people are no meeting. */
  meeting: 2,
  /** A meeting is over once nobody has met for this long; people who come and go in between start no new one. */
  quietForMs: 15 * MINUTE,
  /** A message about a meeting that Slack could not take is dropped after this time. */
  worthTellingForMs: 5 * MINUTE,
  /** Names in one message. */
  names: 5,
  /** A status in Slack expires unless this program renews it, */
  statusForMs: 20 * MINUTE,
  /** which it does once less than this is left. */
  renewBeforeMs: 10 * MINUTE,
  /** How long Slack is asked to forget a permission that nobody uses. */
  revokesForMs: DAY,
} as const;

export const passkeys = {
  /** How long somebody may take to use their fingerprint or security key. */
  challengeForMs: 5 * MINUTE,
  most: 20,
  /** How old one must be to open a space as support: whoever reads somebody's mail could add a new one at once. */
  supportsAfterMs: DAY,
} as const;

export const session = {
  accountIdleMs: 30 * DAY,
  accountMaxMs: 90 * DAY,
  guestMs: 24 * HOUR,
  /** How long guests are kept after no session can open them any more. */
  guestKeptMs: 30 * DAY,
} as const;

/** How long entries of the audit log are kept. */
export const audit = { keptMs: 366 * DAY } as const;

/** How long a deleted account can be restored by signing in. */
export const accountKeptForMs = 14 * DAY;

/** How many teams one account makes a day. */
export const team = { madeADay: 10 } as const;

export const invitation = {
  /** For links; null: never expires. */
  expiryDays: [1, 7, 30, null],
  /** Default for links, and fixed for mails. */
  defaultDays: 7,
  /** 128 random bits. */
  codeBytes: 16,
  /** Mails per team and day, on free and paid plans. */
  mailsADay: { free: 100, paid: 1000 },
  /** Of these, to a single address. */
  mailsToOneADay: 5,
  /** To a single address by one inviter, whatever their teams, and by everybody together. */
  mailsToOneByInviterADay: 10,
  mailsToOneByAllADay: 30,
  /** The first so many of each inviter do not wait for that: a few people must not keep an address from all others. */
  firstToOneADay: 2,
  /** To a single address by everybody together, these included. */
  mostToOneADay: 200,
  linksADay: 200,
  /** How often somebody may ask the senders of invitations for new ones. */
  asksADay: 10,
  /** How many requests for access to a team's private spaces its admins are notified of. */
  asksOfTeamADay: 20,
  /** Wrong codes tried from one network address. */
  wrongCodes: { count: 20, withinMs: HOUR },
  /** Open space invitations to one person at a time. */
  mostInbound: 50,
} as const;

export const ban = { durationsMs: [HOUR, DAY, null] } as const;

export const supportAccess = { maxMs: 60 * MINUTE } as const;
