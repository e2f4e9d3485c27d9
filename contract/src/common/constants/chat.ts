import { DAY, MINUTE, SECOND } from "./units.ts";

export const chat = {
  page: 50,
  editWithinMs: DAY,
  markReadThrottleMs: 2000,
  /** An unsent message is retried automatically for this long; later its author decides. */
  waitsForMs: MINUTE,
  /** Excerpt of the message replied to, in visible characters, and in UTF-16 units however long the characters are. */
  excerpt: 140,
  excerptUnits: 2000,
  /** Excerpt of a found message around its first hit, in UTF-16 units. */
  foundExcerpt: 200,
  foundPage: 20,
  highlightsPage: 20,
  /** Links of one message that get titles, and the maximum length of a title in code points. */
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
  /** With more people, typing is not announced. */
  mostToldOfTyping: 100,
  /** People named with a reaction; the others are only counted. */
  namedReactors: 20,
} as const;
