import { accessChanged, accountChanged, sessionEnded } from "../account/index.ts";
import { chatChanged, chatRead, chatTyping, packChange, unpackChange } from "../chat/index.ts";
import type { ChatPlace } from "../chat/index.ts";
import { elementsRevised } from "../element/index.ts";
import { accountInvited, spaceInvitationsChanged } from "../invitation/index.ts";
import { readsChanged } from "../live/index.ts";
import { recordingFinished } from "../recording/index.ts";
import type { Database } from "../platform/database/database.ts";
import { asItIs, shared } from "../platform/sharedBus.ts";
import type { SharedTopic } from "../platform/sharedBus.ts";
import { domainsChanged, spaceChanged } from "../space/index.ts";
import { teamChanged, teamPeopleChanged, teamPlanChanged } from "../team/index.ts";

/**
 * The news that programs on one database share. News of what happens inside a space are not shared: all its people are
 * connected to one node.
 */
export const sharedNews = (db: Database): SharedTopic[] => [
  asItIs(accessChanged),
  asItIs(accountChanged),
  asItIs(accountInvited),
  asItIs(sessionEnded),
  asItIs(teamChanged),
  asItIs(teamPeopleChanged),
  asItIs(teamPlanChanged),
  asItIs(spaceInvitationsChanged),
  asItIs(domainsChanged),
  asItIs(readsChanged),
  asItIs(recordingFinished),
  shared(spaceChanged, {
    pack: ({ spaceId, people }) =>
      people !== undefined && people.length <= MOST_NAMED ? { spaceId, people } : { spaceId },
    unpack: (changed) => changed,
  }),
  // Published on any node when an account is deleted: the room reads its elements again.
  shared(elementsRevised, {
    pack: (change) => (change.patches === null ? change : null),
    unpack: (change) => change,
  }),
  shared(chatChanged, {
    // What is too old is deleted by whichever program makes the round, also where the people are at another one.
    pack: (change) => (isAnywhere(change.place) || change.change.kind === "cleared" ? packChange(change) : null),
    unpack: (packed) => unpackChange(db, packed),
  }),
  shared(chatRead, { pack: (read) => (isAnywhere(read.place) ? read : null), unpack: (read) => read }),
  shared(chatTyping, { pack: (typed) => (isAnywhere(typed.place) ? typed : null), unpack: (typed) => typed }),
];

/** With more people than this their ids are left out, and everybody in the space is checked. */
const MOST_NAMED = 100;

/** Whether the chat's readers may be connected to any node. */
const isAnywhere = ({ kind }: ChatPlace): boolean => kind === "team" || kind === "direct";
