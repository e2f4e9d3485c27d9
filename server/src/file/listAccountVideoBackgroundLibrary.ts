import { ok, VIDEO_BACKGROUNDS } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";

export const listAccountVideoBackgroundLibrary: Handler<typeof operations.listAccountVideoBackgroundLibrary> = () =>
  Promise.resolve(ok({ backgrounds: [...VIDEO_BACKGROUNDS] }));
