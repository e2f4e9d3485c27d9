import type { Participant, RoomMember } from "@atrium/contract";
import { knocksAt, may } from "@atrium/rules";
import type { LiveState } from "../../live/index.ts";
import { faceModel, type FaceModel } from "../panel/roomsPanelModel.ts";
import { areaOf } from "./areaModel.ts";

/** Somebody at the closed door of an area I am in. */
export interface KnockCard {
  person: FaceModel;
  /** The name of the area, "" if it has none. */
  areaName: string;
  /** Since when, by this machine's clock. */
  sinceMs: number;
}

interface OwnKnock {
  areaId: string;
  /** Until when those inside see it, by this machine's clock. */
  untilMs: number;
}

type Members = Readonly<Record<string, RoomMember>>;
const NOBODY: Members = {};
const membersOf = ({ room }: LiveState): Members => room?.snapshot.records.member ?? NOBODY;

/** Who knocks where I may let them in; nobody while I do not want to be disturbed. */
export function knockCards(live: LiveState, nowMs: number): readonly KnockCard[] {
  const { space, selfId, clockOffsetMs } = live;
  const me = selfId === null ? undefined : space?.records.participant[selfId];
  if (me === undefined || me.dontDisturb || !may("privateArea.openClose", { role: me.role })) return [];
  const mine = membersOf(live)[me.accountId]?.privateAreaIds ?? [];
  if (mine.length === 0) return [];
  return Object.values(membersOf(live))
    .flatMap((member) => {
      const areaId = knocksAt(member, nowMs + clockOffsetMs);
      const person = space?.records.participant[member.accountId];
      if (areaId === null || person === undefined || !mine.includes(areaId)) return [];
      const areaName = areaOf(live, areaId)?.element.data.name ?? "";
      return [{ person: faceModel(person), areaName, sinceMs: (member.knock?.sinceMs ?? 0) - clockOffsetMs }];
    })
    .toSorted((one, other) => one.sinceMs - other.sinceMs);
}

/** Whether I may knock at closed doors. */
export const mayKnock = (me: Pick<Participant, "role"> | null): boolean =>
  me !== null && may("space.inviteToFollow", { role: me.role });

/** Whether anybody knocks anywhere in the room, so that the time matters. */
export const hasKnocks = (live: LiveState): boolean =>
  Object.values(membersOf(live)).some(({ knock }) => knock !== null && knock !== undefined);

/** Null if I do not knock, or no longer. */
export function ownKnock(live: LiveState, { nowMs, forMs }: { nowMs: number; forMs: number }): OwnKnock | null {
  const me = membersOf(live)[live.selfId ?? ""];
  const areaId = me === undefined ? null : knocksAt(me, nowMs + live.clockOffsetMs);
  if (areaId === null) return null;
  return { areaId, untilMs: (me?.knock?.sinceMs ?? 0) - live.clockOffsetMs + forMs };
}
