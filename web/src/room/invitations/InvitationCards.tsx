import { useTexts } from "../../platform/i18n/texts.ts";
import { Face } from "../../ui/Face.tsx";
import { tell } from "../../ui/tell.ts";
import { isEqual } from "../people/keepEqual.ts";
import { useLive } from "../useLive.ts";
import type { RoomBundle } from "../useRoom.ts";
import { useRoomName } from "../useRoomName.ts";
import styles from "../aside.module.css";
import {
  invitationCards,
  type InboundCard,
  type InvitationCards as Cards,
  type OutboundCard,
} from "./invitationsModel.ts";
import { invitationTexts } from "./texts.ts";

/** Who asks me over and whom I have asked, each with the answers there are. Told aloud as they come. */
export function InvitationCards({ room }: { room: RoomBundle }) {
  const { port } = room;
  const { inbound, outbound } = useLive(port, invitationCards, isSameCards);
  return (
    <div className={styles["cards"]} aria-live="polite">
      {inbound.map((card) => (
        <Inbound key={card.person.accountId} card={card} room={room} />
      ))}
      {outbound.map((card) => (
        <Outbound key={card.person.accountId} card={card} room={room} />
      ))}
    </div>
  );
}

function Inbound({ card, room }: { card: InboundCard; room: RoomBundle }) {
  const say = useTexts(invitationTexts);
  const nameOf = useRoomName(room.port);
  const { person, roomId, roomName, count, words } = card;
  const { accountId, name } = person;
  const accept = async () => {
    const outcome = room.port.call("acceptSpaceInvitation", { accountId });
    tell(outcome);
    if ((await outcome).ok) room.joinPerson(accountId, roomId);
  };
  return (
    <article className={styles["card"]} data-testid="invitation">
      <div className={styles["head"]}>
        <Face look={person} size={44} />
        <div className={styles["words"]}>
          <b>{roomName === null ? say("inboundHere", { name }) : say("inbound", { name, room: nameOf(roomName) })}</b>
          <span>{roomName === null ? say("thisRoom") : say("peopleThere", { count })}</span>
          {words === null ? null : <p dir="auto">{words}</p>}
        </div>
      </div>
      <div className={styles["acts"]}>
        <button type="button" className={styles["accept"]} onClick={() => void accept()}>
          {say("goThere")}
        </button>
        <button type="button" onClick={() => tell(room.port.call("rejectSpaceInvitation", { accountId }))}>
          {say("notNow")}
        </button>
      </div>
    </article>
  );
}

function Outbound({ card, room }: { card: OutboundCard; room: RoomBundle }) {
  const say = useTexts(invitationTexts);
  const nameOf = useRoomName(room.port);
  const { person, roomName } = card;
  const { accountId, name } = person;
  return (
    <article className={styles["card"]} data-kind="outbound" data-testid="invitation">
      <Face look={person} size={36} />
      <div className={styles["words"]}>
        <b>{say("outbound", { name })}</b>
        <span>{roomName === null ? say("thisRoom") : say("whereNow", { room: nameOf(roomName) })}</span>
      </div>
      <button type="button" onClick={() => tell(room.port.call("cancelSpaceInvitation", { accountId }))}>
        {say("takeBack")}
      </button>
    </article>
  );
}

function isSameCards(before: Cards, now: Cards): boolean {
  return areSame(before.inbound, now.inbound) && areSame(before.outbound, now.outbound);
}

function areSame<Card extends InboundCard | OutboundCard>(before: readonly Card[], now: readonly Card[]): boolean {
  return (
    before.length === now.length &&
    now.every((card, at) => {
      const was = before[at];
      return was !== undefined && isEqual({ ...card, ...card.person, person: 0 }, { ...was, ...was.person, person: 0 });
    })
  );
}
