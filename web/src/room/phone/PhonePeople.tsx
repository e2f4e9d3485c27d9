import { IconMicrophoneOff, IconVolumeOff } from "@tabler/icons-react";
import type { CSSProperties } from "react";
import { useTexts, type Say } from "../../platform/i18n/texts.ts";
import { Face } from "../../ui/Face.tsx";
import { paletteColors } from "../../ui/theme/palettes.ts";
import { BoardShortcuts } from "../board/BoardShortcuts.tsx";
import { PictureView } from "../map/PictureView.tsx";
import { PianoRow } from "../piano/PianoRow.tsx";
import { SpeakingBars } from "../panel/PeopleRows.tsx";
import type { PersonModel } from "../people/personModel.ts";
import { roomTexts } from "../texts.ts";
import { useLook } from "../useLook.ts";
import type { RoomBundle } from "../useRoom.ts";
import { nearPeople } from "./nearPeople.ts";
import styles from "./PhonePeople.module.css";
import { useHeard } from "./useHeard.ts";

/** Whom I hear as tiles, the rest of the room as rows with a way to them. */
export function PhonePeople({ room }: { room: RoomBundle }) {
  const say = useTexts(roomTexts);
  const heard = useHeard(room.controller);
  const reach = useLook(room.reach);
  const { board, view } = room;
  // On a board everybody is as near as everybody else.
  const within = board === null ? heard : new Set(view.people.map(({ accountId }) => accountId));
  const { near, far } = nearPeople(view.people, within, room.speaking);
  return (
    <div className={styles["sheet"]}>
      <div className={styles["grab"]} />
      <div className={styles["heading"]}>
        <h2>{say(board === null ? "nearYou" : "people")}</h2>
        {board === null && view.people.length > 1 && reach !== null ? (
          <span>{say("hearYou", { count: reach })}</span>
        ) : null}
      </div>
      {board === null ? null : <BoardShortcuts room={room} />}
      {room.piano === null || room.view.people.length > 1 ? null : (
        <div className={styles["thing"]}>
          <PianoRow piano={room.piano} />
        </div>
      )}
      {near.length === 0 ? (
        <NobodyNear isAlone={far.length === 0} invite={room.invite} />
      ) : (
        <div className={styles["tiles"]} data-small={board !== null}>
          {near.map((person) => (
            <Tile
              key={person.accountId}
              person={person}
              isSpeaking={room.speaking.has(person.accountId)}
              select={room.selectPerson}
            />
          ))}
        </div>
      )}
      {far.length === 0 ? null : <h3 className={styles["section"]}>{say("furtherAway")}</h3>}
      {far.map((person) => (
        <FarRow key={person.accountId} person={person} room={room} />
      ))}
    </div>
  );
}

function NobodyNear({ isAlone, invite }: { isAlone: boolean; invite: () => void }) {
  const say = useTexts(roomTexts);
  return (
    <div className={styles["empty"]}>
      <b>{isAlone ? say("nobodyElse") : say("nobodyNear")}</b>
      {isAlone ? say("nobodyElseWay") : say("nobodyNearWay")}
      {isAlone ? (
        <div>
          <button type="button" className={styles["ghost"]} onClick={invite}>
            {say("invite")}
          </button>
        </div>
      ) : null}
    </div>
  );
}

interface TileProps {
  person: PersonModel;
  isSpeaking: boolean;
  select: (person: PersonModel) => void;
}

function Tile({ person, isSpeaking, select }: TileProps) {
  const style: CSSProperties & Record<"--tile", string> = { "--tile": paletteColors(person.palette).primary };
  return (
    <button
      type="button"
      className={styles["tile"]}
      style={style}
      data-speaking={isSpeaking && !person.audioMuted}
      onClick={() => select(person)}
    >
      <Face look={person} size={60} />
      {person.camera === null ? null : <PictureView picture={person.camera} />}
      <span className={styles["tileName"]}>
        <TileMark person={person} isSpeaking={isSpeaking} />
        <b>{person.name.split(" ")[0]}</b>
      </span>
    </button>
  );
}

function TileMark({ person, isSpeaking }: { person: PersonModel; isSpeaking: boolean }) {
  if (person.volume === 0) return <IconVolumeOff size={15} stroke={2} aria-hidden />;
  if (person.audioMuted) return <IconMicrophoneOff size={15} stroke={2} aria-hidden />;
  return isSpeaking ? <SpeakingBars /> : null;
}

function FarRow({ person, room }: { person: PersonModel; room: RoomBundle }) {
  const say = useTexts(roomTexts);
  return (
    <div className={styles["row"]}>
      <button type="button" onClick={() => room.selectPerson(person)}>
        <Face look={person} size={40} />
        <span>
          <b>{person.name}</b>
          <small>{statusOf(person, say)}</small>
        </span>
      </button>
      <button type="button" className={styles["ghost"]} onClick={() => room.goTo(person)}>
        {say("goThere")}
      </button>
    </div>
  );
}

function statusOf(person: PersonModel, say: Say<typeof roomTexts.entries>): string {
  if (person.away) return say("isAway");
  if (person.unheard) return say(person.audioMuted ? "hearsNothing" : "isUnheard");
  if (person.hasMegaphone) return say("hasMegaphone");
  if (person.steppedOut) return say("steppedOut");
  return person.dontDisturb ? say("dontDisturb") : say("outOfEarshot");
}
