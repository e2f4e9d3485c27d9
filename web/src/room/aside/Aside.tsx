import { useEffect, useRef } from "react";
import { PersonCard } from "../people/PersonCard.tsx";
import { useMedia } from "../../platform/useMedia.ts";
import { PHONE_SIDEWAYS } from "../../ui/theme/windowSizes.ts";
import { useFocusStays } from "../../ui/focus/useFocusStays.ts";
import { useEscape } from "../../ui/focus/useEscape.ts";
import type { PersonCardModel } from "../people/personCardModel.ts";
import type { RoomBundle } from "../useRoom.ts";
import { AirCards } from "../broadcast/AirCards.tsx";
import { AreaCards } from "../areas/AreaCards.tsx";
import { FollowCards } from "../following/FollowCards.tsx";
import { InvitationCards } from "../invitations/InvitationCards.tsx";
import { LimitsPlace } from "../limits/LimitsPlace.tsx";
import { RecordingNotice } from "../recording/RecordingNotice.tsx";
import { RecordingTrouble } from "../recording/RecordingTrouble.tsx";
import { HeldNotice } from "../shield/HeldNotice.tsx";
import { ShieldCard } from "../shield/ShieldCard.tsx";
import { StageCards } from "../stage/StageCards.tsx";
import { ActivityAlert } from "../stillHere/ActivityAlert.tsx";
import styles from "../aside.module.css";
import { floorOf } from "./floorOf.ts";

/** Below the corner: waiting people and followers, invitations, and the card of a person in another room. */
export function Aside({ room }: { room: RoomBundle }) {
  const { elsewhereCard, state, shield } = room;
  const aside = useRef<HTMLDivElement>(null);
  useFocusStays(aside, floorOf);
  // On a phone held sideways the stage's red bar stands beside the room's name, not above the cards.
  const hasStageBar = !useMedia(PHONE_SIDEWAYS) && room.stage?.mine?.state === "on";
  return (
    <div ref={aside} className={styles["aside"]} data-on-air={room.broadcast.sent !== null || hasStageBar}>
      <AirCards room={room} />
      <ActivityAlert room={room} />
      <RecordingNotice port={room.port} />
      {room.view.rights?.record === true ? <RecordingTrouble port={room.port} /> : null}
      <HeldNotice port={room.port} />
      {shield?.isShown === true ? <ShieldCard room={room} shield={shield} /> : null}
      <LimitsPlace room={room} />
      <StageCards stage={room.stage} />
      <AreaCards room={room} />
      <FollowCards room={room} />
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
  // The search returns the focus when it closes: the card takes it after that.
  useEffect(() => {
    const frame = requestAnimationFrame(() => hold.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return <PersonCard model={card} style={IN_COLUMN} hold={hold} close={close} />;
}
