import { bind } from "../../platform/calls/handler.ts";
import type { NeedsOf } from "../../platform/calls/handler.ts";
import { acceptSpaceInvitation } from "./acceptSpaceInvitation.ts";
import { answerKnock } from "./answerKnock.ts";
import { askOutOfArea } from "./askOutOfArea.ts";
import { cancelSpaceInvitation } from "./cancelSpaceInvitation.ts";
import { createSpaceInvitation } from "./createSpaceInvitation.ts";
import { followPerson } from "./followPerson.ts";
import { joinRoom } from "./joinRoom.ts";
import { knock } from "./knock.ts";
import { letIn } from "./letIn.ts";
import { muteParticipant } from "./muteParticipant.ts";
import { muteSelf } from "./muteSelf.ts";
import { rejectSpaceInvitation } from "./rejectSpaceInvitation.ts";
import { sendEmotion } from "./sendEmotion.ts";
import { setMegaphone } from "./setMegaphone.ts";
import { setOwnStatus } from "./setOwnStatus.ts";

const invitations = {
  createSpaceInvitation,
  acceptSpaceInvitation,
  rejectSpaceInvitation,
  cancelSpaceInvitation,
};
const own = { muteSelf, sendEmotion, setMegaphone, setOwnStatus, followPerson };
const atDoors = { knock, answerKnock, askOutOfArea };
const handlers = { joinRoom, muteParticipant, letIn, ...own, ...invitations, ...atDoors };

/** What people do in rooms, bound where spaces live. */
export const peopleOperations = (needs: NeedsOf<typeof handlers>) => bind(needs, handlers);
