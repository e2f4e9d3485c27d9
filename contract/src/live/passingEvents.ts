import { z } from "zod";
import { Stroke } from "../board/records.ts";
import { CaptionLine } from "../captions/records.ts";
import { ChatMessage, Typing } from "../chat/records.ts";
import { AccountId, RoomId } from "../common/ids.ts";
import { ElementId } from "../element/records.ts";

/**
 * The kinds of passing events: things that happen once and are not state. A new kind is a line here; older browsers
 * skip it.
 */
export const eventKinds = {
  emotion: z.object({ accountId: AccountId, emotion: z.string() }),
  /** Somebody who may open the door of a private area asks me to leave it. */
  askedOut: z.object({ areaId: ElementId, byName: z.string() }),
  /** A host turned my microphone or camera off. */
  forceMuted: z.object({ audio: z.boolean(), video: z.boolean(), byName: z.string() }),
  /** A message of the room's chat in its current form; a skipped revision means that one was missed. */
  chatMessage: z.object({ revision: z.number().int(), message: ChatMessage }),
  /** The room's chat was cleared up to a position. */
  chatCleared: z.object({ revision: z.number().int(), position: z.number().int() }),
  /** Somebody is typing in the room's chat. */
  chatTyping: z.object({ typing: Typing }),
  /** A host said no to my hand, or put me back into the audience. */
  stageAnswer: z.object({ answer: z.enum(["rejected", "kicked"]), byName: z.string() }),
  /** A reaction to the broadcast from somebody in a room. */
  broadcastReaction: z.object({ accountId: AccountId, roomId: RoomId, emotion: z.string() }),
  /** My broadcast was ended by somebody else. */
  broadcastStopped: z.object({ byName: z.string() }),
  /** Somebody draws on the board. */
  stroke: Stroke.extend({ accountId: AccountId }),
  /** What somebody says, for those who read captions. */
  caption: z.object({ line: CaptionLine }),
  /** Whether captions of this speaker are missing because their recogniser does not answer. */
  captionsLost: z.object({ accountId: AccountId, isLost: z.boolean() }),
} as const;

type EventKinds = typeof eventKinds;
export type PassingEvent = { [Kind in keyof EventKinds]: { kind: Kind } & z.infer<EventKinds[Kind]> }[keyof EventKinds];

const schemas = Object.entries(eventKinds).map(([kind, event]) => event.extend({ kind: z.literal(kind) }));
// Built from a record, so the compiler cannot know that each kind is here once.
export const PassingEvent = z.union(schemas).meta({ id: "PassingEvent" }) as unknown as z.ZodType<PassingEvent>;
