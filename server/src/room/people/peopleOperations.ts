import { bind } from "../../platform/calls/handler.ts";
import type { NeedsOf } from "../../platform/calls/handler.ts";
import { joinRoom } from "./joinRoom.ts";
import { muteParticipant } from "./muteParticipant.ts";
import { muteSelf } from "./muteSelf.ts";
import { sendEmotion } from "./sendEmotion.ts";
import { setMegaphone } from "./setMegaphone.ts";

const handlers = { joinRoom, muteParticipant, muteSelf, sendEmotion, setMegaphone };

/** What people do in rooms: bound where spaces live. */
export const peopleOperations = (needs: NeedsOf<typeof handlers>) => bind(needs, handlers);
