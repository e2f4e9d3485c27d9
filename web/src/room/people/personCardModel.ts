import type { AccountId, SpaceRole } from "@atrium/contract";
import { isAdmin, may, outranks } from "@atrium/rules";
import type { RoomRights } from "../roomRights.ts";
import type { PersonModel } from "./personModel.ts";

/** The card of somebody: what it shows and what I may do. An action I may not take is null. */
export interface PersonCardModel {
  person: PersonModel;
  /** Whether I hear nothing of them by my own choice. */
  isMutedForMe: boolean;
  /** The room where they are; null where I am in it too. */
  roomName: string | null;
  goThere: (() => void) | null;
  message: (() => void) | null;
  /** Invites them to my room; null if they are invited already or do not want to be. */
  invite: ((words?: string) => void) | null;
  follow: (() => void) | null;
  unfollow: (() => void) | null;
  /** On a board: follows what they see. */
  watch: (() => void) | null;
  unwatch: (() => void) | null;
  /** Ends their waiting at the shield. */
  letIn: (() => void) | null;
  setVolume: ((volume: number) => void) | null;
  toggleMuteForMe: (() => void) | null;
  muteMicrophone: (() => void) | null;
  turnCameraOff: (() => void) | null;
  makeHost: (() => void) | null;
  endHost: (() => void) | null;
  kick: (() => void) | null;
}

export interface PersonCardNeeds {
  myRole: SpaceRole;
  rights: RoomRights;
  goTo(accountId: AccountId): void;
  /** Null where I write to nobody. */
  message: ((accountId: AccountId) => void) | null;
  /** Null where I ask nobody over. */
  invite: ((accountId: AccountId, words?: string) => void) | null;
  /** Null where I follow nobody, and of those who follow me. */
  follow: ((accountId: AccountId | null) => void) | null;
  /** I follow them now. */
  isFollowed: boolean;
  /** Null if this is no board, or following is not possible. */
  watch: (() => void) | null;
  unwatch: (() => void) | null;
  letIn(accountId: AccountId): void;
  setVolume(accountId: AccountId, volume: number): void;
  muteOther(accountId: AccountId, what: { audio: boolean; video: boolean }): void;
  setHost(accountId: AccountId, isModerator: boolean): void;
  askToKick(person: PersonModel): void;
}

export function personCardModel(person: PersonModel, needs: PersonCardNeeds): PersonCardModel {
  const { accountId, isMe } = person;
  const isMutedForMe = person.volume === 0;
  const mayModerate = !isMe && !outranks(person.role, needs.myRole);
  const maySetHost =
    mayModerate &&
    may("space.setModerator", { role: needs.myRole }) &&
    !isAdmin(person.role) &&
    person.role !== "SUPPORT";
  const isHost = person.role === "SPACE_MODERATOR";
  const mayMute = mayModerate && needs.rights.muteOthers;
  return {
    person,
    isMutedForMe,
    roomName: null,
    invite: isMe || !mayAsk(person) ? null : needs.invite && ((words) => needs.invite?.(accountId, words)),
    message: isMe || needs.message === null || person.role === "SUPPORT" ? null : () => needs.message?.(accountId),
    ...followActs(person, needs),
    watch: isMe ? null : needs.watch,
    unwatch: needs.unwatch,
    letIn: person.isHeld && needs.rights.shield ? () => needs.letIn(accountId) : null,
    goThere: isMe ? null : () => needs.goTo(accountId),
    setVolume: isMe ? null : (volume) => needs.setVolume(accountId, volume),
    toggleMuteForMe: isMe ? null : () => needs.setVolume(accountId, isMutedForMe ? 1 : 0),
    muteMicrophone:
      mayMute && !person.audioMuted ? () => needs.muteOther(accountId, { audio: true, video: false }) : null,
    turnCameraOff:
      mayMute && !person.videoMuted ? () => needs.muteOther(accountId, { audio: false, video: true }) : null,
    makeHost: maySetHost && !isHost ? () => needs.setHost(accountId, true) : null,
    endHost: maySetHost && isHost ? () => needs.setHost(accountId, false) : null,
    kick: mayModerate && needs.rights.kick ? () => needs.askToKick(person) : null,
  };
}

/** For somebody in another room: I receive no media of theirs, and hosts mute only in their own room. */
export function elsewhereCardModel(
  person: PersonModel,
  needs: PersonCardNeeds,
  room: { name: string; enter: (() => void) | null } | null,
): PersonCardModel {
  const quiet = {
    letIn: null,
    watch: null,
    unwatch: null,
    setVolume: null,
    toggleMuteForMe: null,
    muteMicrophone: null,
    turnCameraOff: null,
  };
  return { ...personCardModel(person, needs), ...quiet, roomName: room?.name ?? null, goThere: room?.enter ?? null };
}

function followActs({ accountId, isMe, role }: PersonModel, { follow, isFollowed }: PersonCardNeeds) {
  const isPossible = !isMe && follow !== null && role !== "SUPPORT";
  return {
    follow: isPossible && !isFollowed ? () => follow(accountId) : null,
    unfollow: isPossible && isFollowed ? () => follow(null) : null,
  };
}

const mayAsk = ({ dontDisturb, away, role }: PersonModel): boolean => !dontDisturb && !away && role !== "SUPPORT";
