import type { operations } from "@atrium/contract";
import { decideAnswerKnock } from "@atrium/rules";
import type { Handler } from "../../platform/calls/handler.ts";
import { actInRoom, type ActNeeds } from "./actInRoom.ts";

export const answerKnock: Handler<typeof operations.answerKnock, ActNeeds> = actInRoom(decideAnswerKnock);
