import type { Handlers } from "../../platform/calls/handler.ts";
import { joinRoom } from "./joinRoom.ts";
import { muteParticipant } from "./muteParticipant.ts";
import { muteSelf } from "./muteSelf.ts";
import { sendEmotion } from "./sendEmotion.ts";
import type { SendEmotionNeeds } from "./sendEmotion.ts";
import { setMegaphone } from "./setMegaphone.ts";

type PeopleOperation = "joinRoom" | "sendEmotion" | "setMegaphone" | "muteSelf" | "muteParticipant";

/** What people do in rooms, with its needs filled in. */
export function peopleOperations(needs: SendEmotionNeeds): Pick<Handlers, PeopleOperation> {
  return {
    joinRoom: (context, input) => joinRoom(needs, context, input),
    sendEmotion: (context, input) => sendEmotion(needs, context, input),
    setMegaphone: (context, input) => setMegaphone(needs, context, input),
    muteSelf: (context, input) => muteSelf(needs, context, input),
    muteParticipant: (context, input) => muteParticipant(needs, context, input),
  };
}
