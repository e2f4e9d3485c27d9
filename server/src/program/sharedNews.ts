import { accessChanged, accountChanged, sessionEnded } from "../account/index.ts";
import { chatChanged, chatRead, chatTyping, packChange, unpackChange } from "../chat/index.ts";
import type { ChatPlace } from "../chat/index.ts";
import { elementsRevised } from "../element/index.ts";
import { spaceInvitationsChanged } from "../invitation/index.ts";
import { readsChanged } from "../live/index.ts";
import type { Database } from "../platform/database/database.ts";
import { asItIs, shared } from "../platform/sharedBus.ts";
import type { SharedTopic } from "../platform/sharedBus.ts";
import { domainsChanged, spaceChanged } from "../space/index.ts";
import { teamChanged, teamPeopleChanged } from "../team/index.ts";

/**
 * What programs on one database tell each other. What happens inside a space is told where it lives: its people are
 * connected there.
 */
export const sharedNews = (db: Database): SharedTopic[] => [
  asItIs(accessChanged),
  asItIs(accountChanged),
  asItIs(sessionEnded),
  asItIs(teamChanged),
  asItIs(teamPeopleChanged),
  asItIs(spaceInvitationsChanged),
  asItIs(domainsChanged),
  asItIs(readsChanged),
  shared(spaceChanged, {
    pack: ({ spaceId, people }) =>
      people !== undefined && people.length <= MOST_NAMED ? { spaceId, people } : { spaceId },
    unpack: (changed) => changed,
  }),
  // Made anywhere, when an account goes: the room reads its elements again.
  shared(elementsRevised, {
    pack: (change) => (change.patches === null ? change : null),
    unpack: (change) => change,
  }),
  shared(chatChanged, {
    pack: (change) => (isAnywhere(change.place) ? packChange(change) : null),
    unpack: (packed) => unpackChange(db, packed),
  }),
  shared(chatRead, { pack: (read) => (isAnywhere(read.place) ? read : null), unpack: (read) => read }),
  shared(chatTyping, { pack: (typed) => (isAnywhere(typed.place) ? typed : null), unpack: (typed) => typed }),
];

/** Of more people it is not said who they are: all of the space are looked at then. */
const MOST_NAMED = 100;

/** Whether those who read a chat are wherever they are. */
const isAnywhere = ({ kind }: ChatPlace): boolean => kind === "team" || kind === "direct";
