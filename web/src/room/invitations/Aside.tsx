import { useEffect, useRef } from "react";
import { PersonCard } from "../people/PersonCard.tsx";
import { useEscape } from "../../ui/focus/useEscape.ts";
import type { PersonCardModel } from "../people/personCardModel.ts";
import type { RoomBundle } from "../useRoom.ts";
import { InvitationCards } from "./InvitationCards.tsx";
import styles from "./invitations.module.css";

/** What hangs under the corner: invitations, and the card of somebody found in another room. */
export function Aside({ room }: { room: RoomBundle }) {
  const { elsewhereCard, state } = room;
  return (
    <div className={styles["aside"]}>
      <InvitationCards room={room} />
      {elsewhereCard === null ? null : (
        <Found key={elsewhereCard.person.accountId} card={elsewhereCard} close={() => state.setElsewhere(null)} />
      )}
    </div>
  );
}

const IN_COLUMN = { position: "relative", width: "auto" } as const;

function Found({ card, close }: { card: PersonCardModel; close: () => void }) {
  const hold = useRef<HTMLElement>(null);
  useEscape(close);
  // The search gives the focus back where it was, as it closes: the card takes it after that.
  useEffect(() => {
    const frame = requestAnimationFrame(() => hold.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return <PersonCard model={card} style={IN_COLUMN} hold={hold} close={close} />;
}
