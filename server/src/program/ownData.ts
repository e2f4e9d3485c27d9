import type { OwnDataElsewhere } from "../account/index.ts";
import { ownMessages, ownReactions } from "../chat/index.ts";
import { ownElements } from "../element/index.ts";
import { ownFiles } from "../file/index.ts";
import { ownInvitations } from "../invitation/index.ts";
import { ownLetters } from "../report/index.ts";
import { ownSlack } from "../slack/index.ts";
import { ownSpaces, ownVisits } from "../space/index.ts";
import { ownTeams } from "../team/index.ts";

/** What each domain stores about somebody. */
export const ownData: OwnDataElsewhere = {
  teams: ownTeams,
  spaces: ownSpaces,
  visits: ownVisits,
  invitations: ownInvitations,
  slack: ownSlack,
  files: ownFiles,
  elements: ownElements,
  messages: ownMessages,
  reactions: ownReactions,
  letters: ownLetters,
};
