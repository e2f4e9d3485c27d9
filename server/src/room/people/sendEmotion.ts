import type { operations } from "@atrium/contract";
import { decideSendEmotion } from "@atrium/rules";
import type { Handler } from "../../platform/calls/handler.ts";
import { actInRoom, type ActNeeds } from "./actInRoom.ts";

export const sendEmotion: Handler<typeof operations.sendEmotion, ActNeeds> = actInRoom(decideSendEmotion);
