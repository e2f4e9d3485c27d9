import type { RoomType } from "@atrium/contract";
import { board } from "./board.ts";
import type { RoomKind } from "./roomKind.ts";
import { spatial } from "./spatial.ts";
import { stage } from "./stage.ts";

const KINDS: Readonly<Record<RoomType, RoomKind>> = { spatial, stage, collaboration: board };

export const kindOf = (type: RoomType): RoomKind => KINDS[type];
