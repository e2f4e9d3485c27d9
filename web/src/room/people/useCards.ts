import type { AccountId, RoomId } from "@atrium/contract";
import { may } from "@atrium/rules";
import { tell } from "../../ui/tell.ts";
import type { Board } from "../board/useBoard.ts";
import type { Follow } from "../following/useFollow.ts";
import { isAsked } from "../invitations/invitationsModel.ts";
import type { RoomPort } from "../roomPort.ts";
import { useLive } from "../useLive.ts";
import { useRoomName } from "../useRoomName.ts";
import type { RoomState } from "../useRoomState.ts";
import type { RoomView } from "../useRoomView.ts";
import { elsewhereCardModel, personCardModel, type PersonCardModel, type PersonCardNeeds } from "./personCardModel.ts";
import { personElsewhere } from "./personElsewhere.ts";
import type { PersonModel } from "./personModel.ts";

interface CardInput {
  view: RoomView;
  state: RoomState;
  goTo: (person: PersonModel) => void;
  joinPerson: (accountId: AccountId, roomId: RoomId) => void;
  mayMessage: boolean;
  follow: Follow;
  board: Board | null;
}

interface Cards {
  card: PersonCardModel | null;
  elsewhereCard: PersonCardModel | null;
}

/** The card of whom I chose here, and of whom I found in another room. */
export function useCards(port: RoomPort, input: CardInput): Cards {
  const { view, state } = input;
  const { people, rights, me } = view;
  const chosen = people.find((person) => person.accountId === (state.selected ?? state.hover.hovered)) ?? null;
  const elsewhere = useElsewhere(port, input);
  const whom = chosen?.accountId ?? null;
  const isChosenAsked = useLive(port, (live) => whom !== null && isAsked(live, whom));
  const isOtherAsked = useLive(port, (live) => state.elsewhere !== null && isAsked(live, state.elsewhere));
  if (rights === null || me === null) return { card: null, elsewhereCard: null };
  const mayInvite = may("space.inviteToFollow", { role: me.role });
  const needsFor = (person: PersonModel, asked: boolean): PersonCardNeeds => ({
    myRole: me.role,
    rights,
    goTo: () => input.goTo(person),
    message: input.mayMessage ? state.writeTo : null,
    invite: asked || !mayInvite ? null : inviteOf(port),
    ...followNeeds(person, input.follow, mayInvite),
    ...watchNeeds(person, input.board),
    letIn: (accountId) => tell(port.call("letIn", { accountId })),
    setVolume: (accountId, volume) => port.setVolume(accountId, volume),
    muteOther: (accountId, what) => tell(port.call("muteParticipant", { accountId, ...what })),
    setHost: (accountId, isModerator) => tell(port.call("setModerator", { accountId, isModerator })),
    askToKick: state.setKicked,
  });
  return {
    card: chosen === null ? null : personCardModel(chosen, needsFor(chosen, isChosenAsked)),
    elsewhereCard:
      elsewhere === null
        ? null
        : elsewhereCardModel(elsewhere.person, needsFor(elsewhere.person, isOtherAsked), elsewhere.room),
  };
}

const inviteOf = (port: RoomPort) => (accountId: AccountId, words?: string) =>
  tell(port.call("createSpaceInvitation", { accountId, ...(words !== undefined && { words }) }));

/** Nobody follows who follows them. */
function followNeeds({ accountId }: PersonModel, { leader, followers, follow, stop }: Follow, mayFollow: boolean) {
  const isAfterMe = followers.some((each) => each.accountId === accountId);
  return {
    follow: mayFollow && !isAfterMe ? (whom: AccountId | null) => (whom === null ? stop() : follow(whom)) : null,
    isFollowed: leader?.person.accountId === accountId,
  };
}

/** Presenters follow nobody, and nobody follows their own followers. */
function watchNeeds({ accountId }: PersonModel, board: Board | null) {
  const isAfterMe = board?.followers.some((each) => each.accountId === accountId) === true;
  const isWatched = board?.leader?.accountId === accountId;
  return {
    watch: board === null || board.isPresenting || isAfterMe || isWatched ? null : () => board.watch(accountId),
    unwatch: isWatched ? () => board.stopWatching() : null,
  };
}

/** Whose card was opened in another room, and that room; null once they are here or gone. */
function useElsewhere(port: RoomPort, { state, joinPerson }: CardInput) {
  const nameOf = useRoomName(port);
  const { elsewhere, setElsewhere } = state;
  const person = useLive(port, (live) => personElsewhere(live, elsewhere));
  const room = useLive(port, ({ space }) => {
    const roomId = elsewhere === null ? null : (space?.records.participant[elsewhere]?.roomId ?? null);
    return roomId === null ? null : (space?.records.room[roomId] ?? null);
  });
  if (person === null) return null;
  const enter = (roomId: RoomId) => () => {
    setElsewhere(null);
    joinPerson(person.accountId, roomId);
  };
  return { person, room: room === null ? null : { name: nameOf(room.name), enter: enter(room.id) } };
}
