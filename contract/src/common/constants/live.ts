import { HOUR, MINUTE, SECOND } from "./units.ts";

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
  /** Each is heard by everybody in a private area, and so is taking it back. */
  knock: { perSecond: 1 / 10, burst: 10 },
  chat: { perSecond: 5, burst: 10 },
  /** For somebody writing in two chats at a time. */
  typing: { perSecond: 1, burst: 6 },
  /** A page sends what is dragged or written twice a second, */
  element: { perSecond: 3, burst: 30 },
  /** and reports each error once. */
  errorReport: { perSecond: 0.1, burst: 10 },
  /** Somebody reads each of them. */
  letter: { perSecond: 1 / 60, burst: 5 },
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
  view: { perSecond: 22, burst: 30 },
  draw: { perSecond: 22, burst: 30 },
  /** Slightly more than browsers send, so that their clocks need not be exact. */
  level: { perSecond: 12, burst: 20 },
  signal: { perSecond: 10, burst: 20 },
  /** Pieces of a voice that is captioned: ten a second, and what waited in a stall of the network. */
  sound: { perSecond: 12, burst: 30 },
  /** More than an account may make: excess calls are refused, only a flood ends the connection. */
  call: { perSecond: 40, burst: 120 },
} as const;

export const presence = {
  tickMs: 33,
  laggingTickMs: 50,
  coordinateScale: 10_000,
  moveEveryMs: 33,
  /** How often somebody whom others follow on a board says what they see of it. */
  viewEveryMs: 50,
  /** How often somebody who draws sends what is new of their line. */
  drawEveryMs: 50,
  /** How long somebody whose socket broke keeps their place before they are removed. */
  awayForMs: 15 * SECOND,
  /** Somebody alone in a room who does nothing for this long is asked whether they are still there. */
  quietAloneMs: 30 * MINUTE,
  /** They leave if they do not answer within this time. */
  answerWithinMs: MINUTE,
} as const;

export const mediaToken = { forMs: 10 * MINUTE } as const;

/** The queue before a full space. */
export const queue = {
  /** How long somebody whose socket broke keeps their place in it. */
  keepForMs: 30 * SECOND,
  /** How long a free place inside is held for whoever is called. */
  holdForMs: 10 * SECOND,
  /** Anybody beyond this number is turned away. */
  most: 500,
  /** How many faces of the people just ahead are shown. */
  facesBefore: 3,
  /** When a space moves to another node, its queue reconnects after those inside, one at a time. */
  comeBackAfterMs: 6 * SECOND,
  comeBackEveryMs: 50,
} as const;

/** Lifetime of TURN credentials: longer than a working day of meetings. */
export const turnCredentials = { forMs: 12 * HOUR } as const;

export const lease = { forMs: 6 * SECOND, renewEveryMs: 2 * SECOND } as const;

/** Passing events in a crowd of at least this size are collected and sent as one frame per interval. */
export const events = { crowdFrom: 250, gatherMs: 200 } as const;

/** Captions of who speaks. */
export const captions = {
  /** Of the sound that browsers send, per second, 16 bits each. */
  sampleRate: 16_000,
  /** Length of one piece of it, */
  soundMs: 100,
  /** and its largest size. */
  mostSoundBytes: 8192,
  /** A browser whose connection has more than this waiting skips sound, so that nothing waits behind it. */
  skipSoundOverBytes: 32 * 1024,
  /** Voices of a space that are recognised at a time. */
  mostVoices: 24,
  /** A voice without sound for this long is closed. */
  quietForMs: 10 * SECOND,
  /** How long a recogniser may take to answer the handshake, */
  recogniserWaitMs: 5 * SECOND,
  /** and the pauses between attempts to reach it. */
  retryFirstMs: SECOND,
  retryMaxMs: 30 * SECOND,
  /** How long a translation may take. */
  translateWithinMs: 8 * SECOND,
  /** Translations under way, and those that wait; any more are dropped, the oldest first. */
  translationsAtOnce: 4,
  mostTranslationsWaiting: 32,
  /** Lines that a page keeps to read again. */
  linesKept: 100,
} as const;
