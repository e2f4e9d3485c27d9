import { IconMicrophoneOff, IconMoon, IconScreenShare, IconSpeakerphone, IconVolumeOff } from "@tabler/icons-react";
import { useTexts, type Say } from "../../platform/i18n/texts.ts";
import { Face } from "../../ui/Face.tsx";
import { isLongName } from "../people/isLongName.ts";
import type { PersonModel } from "../people/personModel.ts";
import { roomTexts } from "../texts.ts";
import styles from "./PeopleRows.module.css";

interface PeopleRowsProps {
  people: readonly PersonModel[];
  speaking: ReadonlySet<string>;
  selected: string | null;
  selectPerson: (person: PersonModel) => void;
}

/** The people of my room as a list: equal to the map, for keyboards and screen readers. */
export function PeopleRows({ people, speaking, selected, selectPerson }: PeopleRowsProps) {
  const say = useTexts(roomTexts);
  return (
    <>
      <ul aria-label={say("peopleInRoom")}>
        {people.map((person) => (
          <li key={person.accountId}>
            <PersonRow
              person={person}
              isSpeaking={speaking.has(person.accountId) && !person.audioMuted}
              isSelected={person.accountId === selected}
              select={selectPerson}
            />
          </li>
        ))}
      </ul>
      {people.length > 1 ? null : (
        <p className={styles["alone"]}>
          <b>{say("nobodyElse")}</b>
          {say("nobodyElseWay")}
        </p>
      )}
    </>
  );
}

interface PersonRowProps {
  person: PersonModel;
  isSpeaking: boolean;
  isSelected: boolean;
  select: (person: PersonModel) => void;
}

function PersonRow({ person, isSpeaking, isSelected, select }: PersonRowProps) {
  const say = useTexts(roomTexts);
  return (
    <button
      type="button"
      className={styles["person"]}
      data-me={person.isMe}
      data-away={person.away}
      data-selected={isSelected}
      data-row={person.accountId}
      aria-label={[person.name, ...statesOf(person, isSpeaking, say)].join(", ")}
      onClick={() => select(person)}
    >
      <Face look={person} size={22} className={isSpeaking ? (styles["talking"] ?? "") : ""} />
      <span className={styles["name"]} data-long={isLongName(person.name)}>
        {person.name} {person.isMe ? <i>{say("youInList")}</i> : null}
      </span>
      <StateGlyph person={person} isSpeaking={isSpeaking} />
    </button>
  );
}

function StateGlyph({ person, isSpeaking }: { person: PersonModel; isSpeaking: boolean }) {
  if (isSpeaking) return <SpeakingBars />;
  const glyph = glyphOf(person);
  return glyph === null ? null : <span className={styles["glyph"]}>{GLYPHS[glyph]}</span>;
}

/** Somebody speaks. The bars stand still: how loud one is shows on the map, and each change here paints the whole list. */
export function SpeakingBars() {
  return <span className={styles["bars"]} aria-hidden />;
}

const GLYPHS = {
  megaphone: <IconSpeakerphone size={16} stroke={1.75} aria-hidden />,
  screen: <IconScreenShare size={16} stroke={1.75} aria-hidden />,
  moon: <IconMoon size={16} stroke={1.75} aria-hidden />,
  mutedForMe: <IconVolumeOff size={16} stroke={1.75} aria-hidden />,
  muted: <IconMicrophoneOff size={16} stroke={1.75} aria-hidden />,
} as const;

/** One glyph at most: what concerns others most. */
function glyphOf(person: PersonModel): keyof typeof GLYPHS | null {
  if (person.hasMegaphone) return "megaphone";
  if (person.sharesScreen) return "screen";
  if (person.dontDisturb) return "moon";
  if (!person.isMe && person.volume === 0) return "mutedForMe";
  return person.audioMuted ? "muted" : null;
}

function statesOf(person: PersonModel, isSpeaking: boolean, say: Say<typeof roomTexts.entries>): string[] {
  return [
    person.isMe ? say("youInList") : null,
    person.away ? say("isAway") : null,
    isSpeaking ? say("isSpeaking") : null,
    person.audioMuted ? say("isMuted") : null,
    !person.isMe && person.volume === 0 ? say("isMutedForMe") : null,
    person.hasMegaphone ? say("hasMegaphone") : null,
    person.sharesScreen ? say("isSharing") : null,
    person.dontDisturb ? say("dontDisturb") : null,
  ].filter((state) => state !== null);
}
