import type { AccountId } from "@atrium/contract";
import { canSeeRoom } from "@atrium/rules";
import type { LiveState } from "../../live/index.ts";
import { isAsked } from "../invitations/invitationsModel.ts";
import { faceModel, type FaceModel } from "../panel/roomsPanelModel.ts";

/** Somebody of the space whom I might ask into my area. */
export interface Invitee {
  person: FaceModel;
  /** In my room. */
  isHere: boolean;
  /** Where they are; null if it is my room, or hidden from me. */
  roomName: string | null;
  state: "free" | "invited" | "undisturbed";
}

const byName = new Intl.Collator();

/** Who is not in the area, and can come: those of my own room first. */
export function invitees(live: LiveState, areaId: string, wanted: string): readonly Invitee[] {
  const { space, room, selfId } = live;
  if (space === null || room === null) return [];
  const { member } = room.snapshot.records;
  const isIn = (accountId: AccountId) => member[accountId]?.privateAreaIds.includes(areaId) === true;
  const like = wanted.trim().toLocaleLowerCase();
  return Object.values(space.records.participant)
    .filter(({ accountId, inAudience, away, role, name }) => {
      const isThere = !away && !inAudience && role !== "SUPPORT" && canSeeRoom(role, room.room, false);
      return accountId !== selfId && isThere && !isIn(accountId) && name.toLocaleLowerCase().includes(like);
    })
    .toSorted(
      (a, b) => Number(b.roomId === room.room.id) - Number(a.roomId === room.room.id) || byName.compare(a.name, b.name),
    )
    .slice(0, MOST)
    .map((each) => {
      const isHere = each.roomId === room.room.id;
      const place = isHere || each.roomId === null ? undefined : space.records.room[each.roomId];
      return {
        person: faceModel(each),
        isHere,
        roomName: place?.name ?? null,
        state: isAsked(live, each.accountId) ? "invited" : each.dontDisturb ? "undisturbed" : "free",
      };
    });
}

/** The rest is found by name. */
const MOST = 50;
