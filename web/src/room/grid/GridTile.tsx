import {
  IconClockPause,
  IconEarOff,
  IconMicrophoneOff,
  IconMoon,
  IconShieldHalf,
  IconSpeakerphone,
  IconVolume3,
  IconVolumeOff,
} from "@tabler/icons-react";
import { memo, type CSSProperties } from "react";
import { useTexts, type Say } from "../../platform/i18n/texts.ts";
import { Face } from "../../ui/Face.tsx";
import { paletteColors } from "../../ui/theme/palettes.ts";
import { PictureView } from "../map/PictureView.tsx";
import { ScreenPaused } from "../map/screens/ScreenPaused.tsx";
import { SpeakingBars } from "../panel/PeopleRows.tsx";
import type { PersonModel } from "../people/personModel.ts";
import { personStates, STATE_WORDS } from "../people/personStates.ts";
import { roomTexts } from "../texts.ts";
import styles from "./grid.module.css";
import { gridTexts } from "./texts.ts";

interface GridTileProps {
  person: PersonModel;
  isSpeaking: boolean;
  isLead: boolean;
  isChosen: boolean;
  /** Instead of their name, where there is little room. */
  short?: string | undefined;
  /** Their camera even while they share a screen, which is shown elsewhere. */
  isFace?: boolean;
  choose: (accountId: PersonModel["accountId"]) => void;
  /** Opens their card: the other mouse button, as on the map, or the keyboard's menu key. */
  showCard: (person: PersonModel) => void;
}

/** Somebody's picture or face with their name. Drawn anew only when something about them changes. */
export const GridTile = memo(function GridTile({
  person,
  isSpeaking,
  isLead,
  isChosen,
  short,
  isFace = false,
  choose,
  showCard,
}: GridTileProps) {
  const say = useTexts(gridTexts);
  const room = useTexts(roomTexts);
  const name = person.isMe ? room("you") : person.name;
  const style: CSSProperties & Record<"--tile", string> = { "--tile": paletteColors(person.palette).primary };
  const picture = person.isMe || isFace ? person.camera : (person.screen ?? person.camera);
  const showsScreen = picture !== null && picture === person.screen;
  return (
    <button
      type="button"
      className={styles["tile"]}
      style={style}
      aria-label={say(isChosen ? "shrink" : "enlarge", { name })}
      aria-description={saidOf(person, isSpeaking, room)}
      aria-pressed={isChosen}
      data-speaking={isSpeaking && !person.audioMuted}
      data-lead={isLead}
      data-away={person.away}
      data-screen={showsScreen}
      data-mirrored={person.isMe}
      data-tile={person.accountId}
      onClick={() => choose(person.accountId)}
      onContextMenu={(event) => {
        event.preventDefault();
        showCard(person);
      }}
    >
      <Face look={person} className={styles["face"] ?? ""} />
      {picture === null ? null : <PictureView picture={picture} />}
      {showsScreen ? <ScreenPaused sharer={person} at="top" /> : null}
      <span className={styles["name"]}>
        <VoiceMark person={person} isSpeaking={isSpeaking} />
        <b>{short ?? name}</b>
      </span>
      {person.hasMegaphone ? (
        <span className={styles["badge"]} data-kind="megaphone">
          <IconSpeakerphone size={16} stroke={1.75} aria-hidden />
        </span>
      ) : person.dontDisturb ? (
        <span className={styles["badge"]} data-kind="moon">
          <IconMoon size={16} stroke={1.75} aria-hidden />
        </span>
      ) : person.steppedOut ? (
        <span className={styles["badge"]} data-kind="out">
          <IconClockPause size={16} stroke={1.75} aria-hidden />
        </span>
      ) : null}
    </button>
  );
});

/** What marks and colours of the tile say, for those who do not see them. */
function saidOf(person: PersonModel, isSpeaking: boolean, say: Say<typeof roomTexts.entries>): string {
  const states = personStates(person, isSpeaking && !person.audioMuted).map((state) => say(STATE_WORDS[state]));
  return [...states, ...(person.screenHeldBack ? [say("screenPaused")] : [])].join(", ");
}

function VoiceMark({ person, isSpeaking }: { person: PersonModel; isSpeaking: boolean }) {
  if (person.isHeld) return <IconShieldHalf size={16} stroke={2} aria-hidden />;
  if (person.unheard) {
    const Icon = person.audioMuted ? IconEarOff : IconVolume3;
    return <Icon size={16} stroke={2} aria-hidden />;
  }
  if (person.volume === 0) return <IconVolumeOff size={16} stroke={2} aria-hidden />;
  if (person.audioMuted) return <IconMicrophoneOff size={16} stroke={2} aria-hidden />;
  return isSpeaking ? <SpeakingBars /> : null;
}
