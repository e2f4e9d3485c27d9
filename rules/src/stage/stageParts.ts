// A stage: presenters are seen and heard by all, everybody else listens. Each person has one part at most; the audience
// has none. From the audience people come up in steps, each taken by one side: raising a hand or being invited, a host
// accepting, getting ready, being brought on. Nobody is on stage without having said that they are ready; only hosts go
// on by themselves.
import { constants, must } from "@atrium/contract";
import type {
  AccountId,
  Look,
  Participant,
  Room,
  RoomPatch,
  RoomRecords,
  StagePart,
  StageState,
} from "@atrium/contract";
import type { RoomScene } from "../live/decision.ts";
import { mergeMember } from "../live/decision.ts";
import type { ReadRecords } from "../live/records.ts";
import { isHeld } from "../room/shield.ts";

type RoomRead = ReadRecords<RoomRecords>;

export const partOf = (inRoom: RoomRead, accountId: AccountId): StagePart | null =>
  inRoom.get("stagePart", accountId) ?? null;

export const isOnStage = (inRoom: RoomRead, accountId: AccountId): boolean => partOf(inRoom, accountId)?.state === "on";

/** Whether somebody may send nothing here, whatever their role: they wait at the shield, or sit in a stage's audience. */
export const onlyListens = (
  { room, inRoom }: { room: Pick<Room, "type">; inRoom: RoomRead },
  participant: Pick<Participant, "accountId" | "heldSinceMs">,
): boolean => isHeld(participant) || (room.type === "stage" && !isOnStage(inRoom, participant.accountId));

/** The number of places that are taken or kept for somebody. */
export const placesTaken = (inRoom: RoomRead): number =>
  Array.from(inRoom.all("stagePart")).filter(({ state }) => state !== "hand").length;

export const handsUp = (inRoom: RoomRead): number =>
  Array.from(inRoom.all("stagePart")).filter(({ state }) => state === "hand").length;

export const isFull = (inRoom: RoomRead): boolean => placesTaken(inRoom) >= constants.stage.peopleAtOnce;

/** Somebody who shares a screen or shows a page on the stage already, other than this person. */
export const anotherShares = ({ room, inRoom }: Pick<RoomScene, "room" | "inRoom">, accountId: AccountId): boolean =>
  room.type === "stage" &&
  Array.from(inRoom.all("stagePart")).some(
    (part) =>
      part.state === "on" &&
      part.accountId !== accountId &&
      (showsPage(part) || inRoom.get("member", part.accountId)?.sharingScreen === true),
  );

const showsPage = ({ iframeUrl = null }: StagePart): boolean => iframeUrl !== null;

/** The patches that end the pages which these people show. */
export const endPages = (inRoom: RoomRead, isTheirs: (accountId: AccountId) => boolean): RoomPatch[] =>
  Array.from(inRoom.all("stagePart")).flatMap((part) =>
    showsPage(part) && isTheirs(part.accountId) ? [showPage(part.accountId, null)] : [],
  );

export const showPage = (id: AccountId, iframeUrl: string | null): RoomPatch => ({
  type: "merge",
  kind: "stagePart",
  id,
  changes: { iframeUrl },
});

interface Becoming {
  state: StageState;
  nowMs: number;
  byName?: string | null;
  question?: string | undefined;
}

/** The patch that gives somebody in the room this state. Allowing or inviting keeps a place for a while. */
export function becomes(
  { inSpace, inRoom }: Pick<RoomScene, "inSpace" | "inRoom">,
  accountId: AccountId,
  { state, nowMs, byName = null, question }: Becoming,
): RoomPatch {
  const participant = must(inSpace.get("participant", accountId), "who has a part is in the space");
  const { name, avatarUrl, avatarAppearance, palette } = participant;
  const isKept = state === "allowed" || state === "invited";
  const record: StagePart = {
    accountId,
    name,
    avatarUrl,
    avatarAppearance,
    palette,
    state,
    sinceMs: nowMs,
    heldUntilMs: isKept ? nowMs + constants.stage.placeHeldForMs : null,
    byName,
    ...(question !== undefined && { question }),
    isShown: inRoom.get("member", accountId)?.inAudience !== true,
  };
  return { type: "put", kind: "stagePart", id: accountId, record };
}

export const partGone = (accountId: AccountId): RoomPatch => ({ type: "gone", kind: "stagePart", id: accountId });

/** Back to the audience: what they sent has ended. */
export const steppedDown = (accountId: AccountId): RoomPatch[] => [
  partGone(accountId),
  mergeMember(accountId, { audioMuted: true, videoMuted: true, sharingScreen: false }),
];

/** Updates the look in somebody's part. */
export function lookOnStage(inRoom: RoomRead, accountId: AccountId, look: Partial<Look>): RoomPatch[] {
  const part = partOf(inRoom, accountId);
  if (part === null) return [];
  const { name, avatarUrl, avatarAppearance, palette } = { ...part, ...look };
  const changes = { name, avatarUrl, avatarAppearance, palette };
  return [{ type: "merge", kind: "stagePart", id: accountId, changes }];
}

/** The room is no longer a stage: nobody has a part in it, and nobody is hidden in an audience. */
export const stageOver = (inRoom: RoomRead): RoomPatch[] => [
  ...Array.from(inRoom.all("stagePart"), ({ accountId }) => partGone(accountId)),
  ...Array.from(inRoom.all("member")).flatMap(({ accountId, inAudience }) =>
    inAudience ? [mergeMember(accountId, { inAudience: false })] : [],
  ),
];

/** Those whose place is no longer kept. */
export const lapsedParts = (inRoom: RoomRead, nowMs: number): RoomPatch[] =>
  Array.from(inRoom.all("stagePart")).flatMap(({ accountId, heldUntilMs }) =>
    heldUntilMs !== null && heldUntilMs <= nowMs ? [partGone(accountId)] : [],
  );
