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
  /** No reply within this time: the same request is asked again, */
  attemptMs: 8 * SECOND,
  /** and after this the call has failed. */
  deadlineMs: 20 * SECOND,
  /** How long a stored reply is replayed, */
  replayForMs: 48 * HOUR,
  /** and how many are kept at the most, all callers together: a few hundred MB. */
  mostReplies: 500_000,
  /** Replies of calls that are kept in memory only. */
  replayLiveForMs: MINUTE,
  mostLiveReplies: 10_000,
} as const;

/** Limits of calls, by name: of one account over every transport together, a steady rate and a burst. */
export const callRates = {
  /** What operations have that name none. A page that opens makes about ten calls, several tabs open at once. */
  usual: { perSecond: 10, burst: 60 },
  reaction: { perSecond: 1.5, burst: 15 },
  chat: { perSecond: 5, burst: 10 },
  /** Somebody who writes in two chats at a time. */
  typing: { perSecond: 1, burst: 6 },
  /** A page tells each fault once. */
  errorReport: { perSecond: 0.1, burst: 10 },
} as const;
export type CallRate = keyof typeof callRates;

export const socket = {
  path: "/live",
  openWaitMs: 10 * SECOND,
  /** Sockets of one network address that may be open without having said `hello`: a school comes back at once. */
  greetersPerAddress: 256,
  pingEveryMs: 10 * SECOND,
  /** Silence after a ping before the server closes the socket. */
  pongWaitMs: 10 * SECOND,
  /** Silence before the client gives the socket up. */
  pingWaitMs: 30 * SECOND,
  reconnectFirstMs: 250,
  reconnectFactor: 2,
  reconnectJitter: 0.2,
  reconnectMaxMs: 15 * SECOND,
  /** Whoever was cut off a moment ago waits no longer than this between two tries: a server may be starting again. */
  reconnectAtOnceMaxMs: SECOND / 2,
  reconnectAtOnceForMs: 30 * SECOND,
  reconnectSoonMaxMs: 3 * SECOND,
  reconnectSoonForMs: 60 * SECOND,
  maxPayloadBytes: 64 * 1024,
  /** Whoever asks for everything again gets it at most this often. */
  snapshotEveryMs: 2 * SECOND,
  backlog: 4096,
  /** Presence frames are skipped for a socket with more than this waiting. */
  skipPresenceOverBytes: 64 * 1024,
  /** A socket with more than this waiting for `slowForMs` is closed. */
  slowOverBytes: 1024 * 1024,
  slowForMs: 5 * SECOND,
  ticketForMs: 30 * SECOND,
  fanOutSlice: 250,
  /** Links of one account for its news, one a tab; a further one is asked to come again after `linkRetryMs`. */
  linksPerAccount: 32,
  /** Those of one network address: a school with a few tabs each. */
  linksPerAddress: 4096,
  linkRetryMs: 60 * SECOND,
} as const;

/** Allowed messages of a connection: a steady rate and a burst. */
export const rates = {
  move: { perSecond: 35, burst: 40 },
  /** A little more than browsers send, so that their clocks need not be exact. */
  level: { perSecond: 12, burst: 20 },
  signal: { perSecond: 10, burst: 20 },
  /** More than an account may make: too many calls are answered, only a flood ends the connection. */
  call: { perSecond: 40, burst: 120 },
  element: { perSecond: 2, burst: 20 },
} as const;

export const presence = {
  tickMs: 33,
  laggingTickMs: 50,
  coordinateScale: 10_000,
  moveEveryMs: 33,
  /** How long somebody whose socket broke keeps their place before they are gone. */
  awayForMs: 15 * SECOND,
  /** Whoever is alone in a room and does nothing for so long is asked whether they are still there. */
  quietAloneMs: 30 * MINUTE,
  /** And leaves when they do not answer within. */
  answerWithinMs: MINUTE,
} as const;

export const hearing = {
  /** Full volume up to here, in units. */
  fullUnits: 200,
  /** Silent from here on. */
  silentUnits: 700,
  hysteresisUnits: 40,
  rampMs: 150,
  maxPan: 0.4,
  maxPersonalVolume: 2,
} as const;

export const map = {
  defaultSize: { w: 3200, h: 1800 },
  /** A picture may be smaller than a room can be; the rest of such a floor has its colour. */
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
  /** Of more people in a stage the rest are counted, not shown. */
  shownAtMost: 100,
} as const;
export const grid = { tiles: 12, maxTiles: 25 } as const;

export const login = {
  codeDigits: 6,
  codeForMs: 10 * MINUTE,
  wrongTries: 5,
  newCodeAfterMs: 30 * SECOND,
  codesPerEmail: { count: 5, withinMs: 15 * MINUTE },
  /** Asked for by more than this for one mailbox, a browser that has not signed in there before gets one. */
  codesPerBusyEmail: 20,
  codesPerAddress: { count: 20, withinMs: 15 * MINUTE },
  /** Wrong digits for one mailbox: up to `careful` each code has all its tries, up to `most` one, then only links count. */
  guessesPerEmail: { careful: 100, most: 1000, withinMs: 30 * DAY },
  /** So long after a proof of who it is the address may be changed without another one. */
  provenForMs: 10 * MINUTE,
  magicLinkBits: 128,
  temporaryLinkForMs: 60 * SECOND,
  /** The same request id gets the same session again within this time. */
  replaySessionForMs: 60 * SECOND,
} as const;
export const passkeys = {
  /** How long somebody may look for their finger or their key. */
  challengeForMs: 5 * MINUTE,
  most: 20,
} as const;
export const session = {
  accountIdleMs: 30 * DAY,
  accountMaxMs: 90 * DAY,
  guestMs: 24 * HOUR,
  /** How old guests are forgotten once no session opens them any more. */
  guestKeptMs: 30 * DAY,
} as const;

export const mediaToken = { forMs: 10 * MINUTE } as const;
/** How long the credentials of a TURN server last: longer than a working day of meetings. */
export const turnCredentials = { forMs: 12 * HOUR } as const;
export const lease = { forMs: 6 * SECOND, renewEveryMs: 2 * SECOND } as const;

/** How long a team sees what was done in it. */
export const audit = { keptMs: 366 * DAY } as const;
/** A deleted space can be brought back so long, and a deleted team with its spaces. */
export const spaceKeptForMs = 14 * DAY;
/** So long a deleted account can be taken back by signing in. */
export const accountKeptForMs = 14 * DAY;

export const uploads = {
  pdfBytes: 50 * 1024 * 1024,
  imageBytes: 20 * 1024 * 1024,
  avatarBytes: 20 * 1024 * 1024,
  roomBackgroundBytes: 10 * 1024 * 1024,
  /** All frames of a moving picture together. */
  imagePixels: 50_000_000,
  pdfPages: 1000,
  /** How long an upload may begin after it was asked for, */
  intentForMs: 15 * MINUTE,
  /** and last on a slow line. */
  transferMs: 10 * MINUTE,
  /** What nothing shows by then is removed: time enough to save the form it was made for. */
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
  /** What could not be sent goes by itself that long; later its author says whether. */
  waitsForMs: MINUTE,
  /** Of a message that is answered to, in symbols. */
  excerpt: 140,
  /** Of a message that is found, around its first hit, in units of UTF-16. */
  foundExcerpt: 200,
  foundPage: 20,
  highlightsPage: 20,
  /** Links of one message that get titles, and how long these are, in symbols. */
  mostLinks: 3,
  linkTitle: 200,
  mostFindSymbols: 200,
  /** Of direct chats, and of people found to write to. */
  chatsPage: 30,
  peopleFound: 20,
  /** More unread messages of one chat are not counted. */
  mostUnread: 100,
  /** People whom one message may mention by name. */
  mostMentions: 20,
  /** Different reactions of one message, however many react with each. */
  mostReactionKinds: 20,
  /** How long guests of a room may have to wait between two messages; none is the usual. */
  slowSeconds: [0, 5, 15, 30, 60, 300],
  /** Files of one message. */
  mostAttachments: 10,
  /** Whoever writes says so this often, and it is shown this long after the last word of it. */
  typingEveryMs: 3 * SECOND,
  typingShownMs: 5 * SECOND,
  /** Among more people nobody is told who is writing. */
  mostToldOfTyping: 100,
  /** People named with a reaction; the others are counted. */
  namedReactors: 20,
} as const;
export const stageBackgroundVideo = { defaultVolume: 10 } as const;

export const invitation = {
  /** Of links; null for ever. */
  expiryDays: [1, 7, 30, null],
  /** Of links unless said otherwise, and of every mail. */
  defaultDays: 7,
  /** 128 random bits. */
  codeBytes: 16,
  /** Mails of one team a day, by whether it pays. */
  mailsADay: { free: 100, paid: 1000 },
  /** Of those, to one address. */
  mailsToOneADay: 5,
  linksADay: 200,
  /** So often somebody may ask the senders of invitations for others. */
  asksADay: 10,
  /** Wrong codes of one network address. */
  wrongCodes: { count: 20, withinMs: HOUR },
  /** Of people in a space to one of them, at once. */
  mostInbound: 50,
} as const;
export const dayPass = { minMs: HOUR, maxMs: 14 * DAY, startWithinMs: 366 * DAY } as const;
export const trial = { days: 14 } as const;
export const billing = {
  periods: ["month", "year"],
  /** A payment may be on its way so long. */
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
