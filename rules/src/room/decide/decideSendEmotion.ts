import type { Emotion } from "@atrium/contract";
import { decided } from "../../live/decision.ts";
import type { RoomRule } from "../../live/decision.ts";

/** Shows a reaction over the sender's bubble. */
export const decideSendEmotion: RoomRule<{ emotion: Emotion }> = (_scene, { member: { accountId } }, { emotion }) =>
  decided({ events: [{ to: "room", event: { kind: "emotion", accountId, emotion } }] });
