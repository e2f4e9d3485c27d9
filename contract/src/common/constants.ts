/** Every number of the specification that both sides must agree on. Units are in the names. */
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const call = {
  attempts: 5,
  firstBackoffMs: 300,
  backoffFactor: 2,
  retriedStatuses: [408, 413, 429, 500, 502, 503, 504],
  /** Without a reply within this time the same request is repeated, */
  attemptMs: 8 * SECOND,
  /** and after this time the call has failed. */
  deadlineMs: 20 * SECOND,
  /** How long a stored reply is replayed, */
  replayForMs: 48 * HOUR,
  /** and how many are kept at most, for all callers together: a few hundred MB. */
  mostReplies: 500_000,
  /** Replies of calls that are kept in memory only. */
  replayLiveForMs: MINUTE,
  mostLiveReplies: 10_000,
} as const;

/** Rate limits of calls, by name: per account across all transports, a steady rate and a burst. */
export const callRates = {
  /** The default for operations. Opening a page makes about ten calls, and several tabs may open at once. */
  usual: { perSecond: 10, burst: 60 },
  reaction: { perSecond: 1.5, burst: 15 },
  chat: { perSecond: 5, burst: 10 },
  /** For somebody writing in two chats at a time. */
  typing: { perSecond: 1, burst: 6 },
  /** A page reports each error once. */
  errorReport: { perSecond: 0.1, burst: 10 },
} as const;
export type CallRate = keyof typeof callRates;

export const socket = {
  path: "/live",
  openWaitMs: 10 * SECOND,
  /** Open sockets per network address that have not said `hello` yet: a whole school may reconnect at once. */
  greetersPerAddress: 256,
  pingEveryMs: 10 * SECOND,
  /** Silence after a ping before the server closes the socket. */
  pongWaitMs: 10 * SECOND,
  /** Silence before the client gives up on the socket. */
  pingWaitMs: 30 * SECOND,
  reconnectFirstMs: 250,
  reconnectFactor: 2,
  reconnectJitter: 0.2,
  reconnectMaxMs: 15 * SECOND,
  /** A client that was just cut off waits at most this long between attempts: a server may be restarting. */
  reconnectAtOnceMaxMs: SECOND / 4,
  reconnectAtOnceForMs: 30 * SECOND,
  reconnectSoonMaxMs: 3 * SECOND,
  reconnectSoonForMs: 60 * SECOND,
  maxPayloadBytes: 64 * 1024,
  /** A client that requests the full state gets it at most this often. */
  snapshotEveryMs: 2 * SECOND,
  backlog: 4096,
  /** Presence frames are skipped for a socket with more than this queued. */
  skipPresenceOverBytes: 64 * 1024,
  /** A socket with more than this queued for `slowForMs` is closed. */
  slowOverBytes: 1024 * 1024,
  slowForMs: 5 * SECOND,
  ticketForMs: 30 * SECOND,
  fanOutSlice: 250,
  /** Own links per account, one per tab; a further one is told to retry after `linkRetryMs`. */
  linksPerAccount: 32,
  /** Own links per network address: a school with a few tabs each. */
  linksPerAddress: 4096,
  linkRetryMs: 60 * SECOND,
} as const;

/** Allowed messages per connection: a steady rate and a burst. */
export const rates = {
  move: { perSecond: 35, burst: 40 },
  /** Slightly more than browsers send, so that their clocks need not be exact. */
  level: { perSecond: 12, burst: 20 },
  signal: { perSecond: 10, burst: 20 },
  /** More than an account may make: excess calls are refused, only a flood ends the connection. */
  call: { perSecond: 40, burst: 120 },
  element: { perSecond: 2, burst: 20 },
} as const;

export const presence = {
  tickMs: 33,
  laggingTickMs: 50,
  coordinateScale: 10_000,
  moveEveryMs: 33,
  /** How long somebody whose socket broke keeps their place before they are removed. */
  awayForMs: 15 * SECOND,
  /** Whoever is alone in a room and does nothing for so long is asked whether they are still there. */
  quietAloneMs: 30 * MINUTE,
  /** And leaves when they do not answer within. */
  answerWithinMs: MINUTE,
} as const;

export const hearing = {
  /** Full volume up to here, in units. */
  fullUnits: 200,
  /** Silent from this distance on. */
  silentUnits: 700,
  hysteresisUnits: 40,
  rampMs: 150,
  maxPan: 0.4,
  maxPersonalVolume: 2,
} as const;

export const map = {
  defaultSize: { w: 3200, h: 1800 },
  /** A picture may be smaller than the smallest room; the rest of such a floor is filled with its colour. */
  leastSize: { w: 800, h: 450 },
  bubbleUnits: 110,
  arrivalNearUnits: { min: 130, max: 170 },
  stepUnits: 40,
  heldUnitsPerSecond: 300,
  glideMs: { min: 250, max: 400 },
  defaultZoomPercent: 100,
} as const;

export const roomCapacity = { stage: 5000, collaboration: 50, spatial: 50, default: 100 } as const;
export const balancing = { first: 0.6, second: 1 } as const;
export const stage = {
  peopleAtOnce: 12,
  /** On a stage with more people, the rest are counted but not shown. */
  shownAtMost: 100,
} as const;
export const grid = { tiles: 12, maxTiles: 25 } as const;

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
  /** So long after a proof of who it is the address may be changed without another one. */
  provenForMs: 10 * MINUTE,
  magicLinkBits: 128,
  temporaryLinkForMs: 60 * SECOND,
  /** The same request id gets the same session again within this time. */
  replaySessionForMs: 60 * SECOND,
} as const;
export const passkeys = {
  /** How long somebody may take to use their fingerprint or security key. */
  challengeForMs: 5 * MINUTE,
  most: 20,
} as const;
export const session = {
  accountIdleMs: 30 * DAY,
  accountMaxMs: 90 * DAY,
  guestMs: 24 * HOUR,
  /** How long guests are kept after no session can open them any more. */
  guestKeptMs: 30 * DAY,
} as const;

export const mediaToken = { forMs: 10 * MINUTE } as const;
/** Lifetime of TURN credentials: longer than a working day of meetings. */
export const turnCredentials = { forMs: 12 * HOUR } as const;
export const lease = { forMs: 6 * SECOND, renewEveryMs: 2 * SECOND } as const;

/** How long entries of the audit log are kept. */
export const audit = { keptMs: 366 * DAY } as const;
/** How long a deleted space, or a deleted team with its spaces, can be restored. */
export const spaceKeptForMs = 14 * DAY;
/** How long a deleted account can be restored by signing in. */
export const accountKeptForMs = 14 * DAY;

export const uploads = {
  pdfBytes: 50 * 1024 * 1024,
  imageBytes: 20 * 1024 * 1024,
  avatarBytes: 20 * 1024 * 1024,
  roomBackgroundBytes: 10 * 1024 * 1024,
  /** All frames of an animated picture together. */
  imagePixels: 50_000_000,
  pdfPages: 1000,
  /** How long an upload may begin after it was asked for, */
  intentForMs: 15 * MINUTE,
  /** and how long the transfer may take on a slow line. */
  transferMs: 10 * MINUTE,
  /** Files that nothing shows after this time are deleted: long enough to save the form they were uploaded for. */
  unusedForMs: DAY,
  temporaryForMs: HOUR,
  linkForMs: 10 * MINUTE,
  /** Intents of one person within an hour. */
  perHour: 120,
  bestBackground: { w: 3200, h: 1800 },
} as const;

export const element = {
  updateThrottleMs: 500,
  updateDebounceMs: 2000,
  defaultFontSize: 16,
  videoVolumeOnAdd: 10,
  videoVolumeFromServer: 100,
  audioModes: ["uniform", "spatial"],
  defaultAudioMode: "spatial",
  videoProviders: ["youtube", "vimeo", "twitch"],
  performanceWarningAt: 5,
} as const;
/** What happens once in a room, a message or an emotion, is told to a crowd of so many as one frame each moment. */
export const events = { crowdFrom: 250, gatherMs: 200 } as const;

export const chat = {
  page: 50,
  editWithinMs: DAY,
  markReadThrottleMs: 2000,
  /** An unsent message is retried automatically for this long; later its author decides. */
  waitsForMs: MINUTE,
  /** Excerpt of the message replied to, in signs as one sees them, and in UTF-16 units however long these are. */
  excerpt: 140,
  excerptUnits: 2000,
  /** Excerpt of a found message around its first hit, in UTF-16 units. */
  foundExcerpt: 200,
  foundPage: 20,
  highlightsPage: 20,
  /** Links of one message that get titles, and how long these are, in symbols. */
  mostLinks: 3,
  linkTitle: 200,
  mostFindSymbols: 200,
  /** Page size of direct chats, and of people found to write to. */
  chatsPage: 30,
  peopleFound: 20,
  /** Unread messages are counted up to this. */
  mostUnread: 100,
  /** People one message may mention by name. */
  mostMentions: 20,
  /** Different reactions per message, however many people use each. */
  mostReactionKinds: 20,
  /** Choices for slow mode: how long guests of a room must wait between two messages; 0 is the default. */
  slowSeconds: [0, 5, 15, 30, 60, 300],
  /** Files per message. */
  mostAttachments: 10,
  /** Somebody typing announces it this often, and it is shown for this long after the last announcement. */
  typingEveryMs: 3 * SECOND,
  typingShownMs: 5 * SECOND,
  /** With more people, nobody is told who is typing. */
  mostToldOfTyping: 100,
  /** People named with a reaction; the others are only counted. */
  namedReactors: 20,
} as const;
export const stageBackgroundVideo = { defaultVolume: 10 } as const;

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
  linksADay: 200,
  /** So often somebody may ask the senders of invitations for others. */
  asksADay: 10,
  /** Wrong codes of one network address. */
  wrongCodes: { count: 20, withinMs: HOUR },
  /** Open space invitations to one person at a time. */
  mostInbound: 50,
} as const;
export const dayPass = { minMs: HOUR, maxMs: 14 * DAY, startWithinMs: 366 * DAY } as const;
export const trial = { days: 14 } as const;
export const billing = {
  periods: ["month", "year"],
  /** How long a payment may be pending. */
  paymentForMs: DAY,
} as const;
export const sales = { answersWithinMs: DAY } as const;
export const ban = { durationsMs: [HOUR, DAY, null] } as const;
export const supportAccess = { maxMs: 60 * MINUTE } as const;
export const quota = { warnAt: 0.9, restoredAfterMs: DAY } as const;

export const ui = {
  breakpoints: { tablet: 768, desktop: 1024 },
  notificationMs: 5000,
  validationDebounceMs: 200,
  modalMs: 400,
  toastMs: 500,
  invitationMs: 500,
  swipeDownClosePx: 100,
  tooltipPlace: "top",
  tooltipDelayMs: 150,
  tooltipOffsetPx: 0,
  tooltipHideAtMostMs: 500,
  popoverShowMs: 100,
  popoverHideMs: 150,
  selectOffsetPx: 8,
  soundVolume: 0.3,
  sounds: ["notification", "personal-chat", "room-enter", "activity-alert"],
  sidebar: { closed: 0, rooms: 1, chat: 2, calendar: 3 },
} as const;

export const DEMO_SPACE_SLUG = "try-me";
