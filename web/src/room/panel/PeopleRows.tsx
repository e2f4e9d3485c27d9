import { memo } from "react";
import { useTexts, type Say } from "../../platform/i18n/texts.ts";
import { useVirtualRows } from "../../ui/useVirtualRows.ts";
import { Face } from "../../ui/Face.tsx";
import { isLongName } from "../people/isLongName.ts";
import { PERSON_GLYPHS } from "../people/personGlyphs.tsx";
import type { PersonModel } from "../people/personModel.ts";
import { personStates, STATE_WORDS } from "../people/personStates.ts";
import { roomTexts } from "../texts.ts";
import styles from "./PeopleRows.module.css";

export interface PeopleRowsProps {
  people: readonly PersonModel[];
  speaking: ReadonlySet<string>;
  selected: string | null;
  selectPerson: (person: PersonModel) => void;
  /** The list that replaces the map already says that I am alone. */
  isAloneSaid: boolean;
}

/** For a mouse; rows for fingers are higher and measured. */
const ROW_PIXELS = 32;
/** Rows beyond the edge of what is seen: Tab and arrows go on to them. */
const OVERSCAN = 8;

/**
 * The people of my room as a list: equal to the map, for keyboards and screen readers. It scrolls by itself, so that many
 * people leave the rooms after theirs in sight, and only the rows that are seen are drawn.
 */
export function PeopleRows({ people, speaking, selected, selectPerson, isAloneSaid }: PeopleRowsProps) {
  const say = useTexts(roomTexts);
  const { holdFrame, items, totalPixels, measure } = useVirtualRows<PersonModel, HTMLDivElement>({
    rows: people,
    keyOf: keyOfPerson,
    rowPixels: ROW_PIXELS,
    overscan: OVERSCAN,
  });
  return (
    <>
      <div ref={holdFrame} className={styles["frame"]} data-people>
        <ul aria-label={say("peopleInRoom")} style={{ height: totalPixels }}>
          {items.map(({ index, start }) => {
            const person = people[index];
            return person === undefined ? null : (
              <li
                key={person.accountId}
                ref={measure}
                data-index={index}
                aria-setsize={people.length}
                aria-posinset={index + 1}
                style={{ transform: `translateY(${start}px)` }}
              >
                <PersonRow
                  person={person}
                  isSpeaking={speaking.has(person.accountId) && !person.audioMuted}
                  isSelected={person.accountId === selected}
                  select={selectPerson}
                />
              </li>
            );
          })}
        </ul>
      </div>
      {people.length > 1 || isAloneSaid ? null : (
        <p className={styles["alone"]}>
          <b>{say("nobodyElse")}</b>
          {say("nobodyElseWay")}
        </p>
      )}
    </>
  );
}

const keyOfPerson = ({ accountId }: PersonModel): string => accountId;

interface PersonRowProps {
  person: PersonModel;
  isSpeaking: boolean;
  isSelected: boolean;
  select: (person: PersonModel) => void;
}

const PersonRow = memo(function PersonRow({ person, isSpeaking, isSelected, select }: PersonRowProps) {
  const say = useTexts(roomTexts);
  return (
    <button
      type="button"
      className={styles["person"]}
      data-me={person.isMe}
      data-away={person.away}
      data-selected={isSelected}
      data-row={person.accountId}
      aria-label={[person.name, ...wordsOf(person, isSpeaking, say)].join(", ")}
      onClick={() => select(person)}
    >
      <Face look={person} size={22} className={isSpeaking ? (styles["talking"] ?? "") : ""} />
      <span className={styles["name"]} data-long={isLongName(person.name)}>
        {person.name} {person.isMe ? <i>{say("youInList")}</i> : null}
      </span>
      <StateGlyph person={person} isSpeaking={isSpeaking} />
    </button>
  );
});

function StateGlyph({ person, isSpeaking }: { person: PersonModel; isSpeaking: boolean }) {
  if (isSpeaking) return <SpeakingBars />;
  // One mark at most, the most important one. People who are away are drawn faint.
  const state = personStates(person, isSpeaking).find((each) => each !== "away" && each !== "speaking");
  return state === undefined ? null : <span className={styles["glyph"]}>{PERSON_GLYPHS[state]}</span>;
}

/** Somebody speaks. The bars do not move: the map shows loudness, and a change here would repaint the whole list. */
export function SpeakingBars() {
  return <span className={styles["bars"]} aria-hidden />;
}

const wordsOf = (person: PersonModel, isSpeaking: boolean, say: Say<typeof roomTexts.entries>): readonly string[] => [
  ...(person.isMe ? [say("youInList")] : []),
  ...personStates(person, isSpeaking).map((state) => say(STATE_WORDS[state])),
];
