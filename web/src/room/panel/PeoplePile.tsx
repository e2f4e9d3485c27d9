import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { useState } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { Face } from "../../ui/Face.tsx";
import { roomTexts } from "../texts.ts";
import styles from "./PeoplePile.module.css";
import { PeopleRows, type PeopleRowsProps } from "./PeopleRows.tsx";
import { pileTexts } from "./texts.ts";

const FACES = 5;

/** The people of my room in one line, as a phone's list of rooms has them; a tap unfolds them. */
export function PeoplePile(props: PeopleRowsProps) {
  const say = useTexts(pileTexts);
  const sayRoom = useTexts(roomTexts);
  const [isOpen, setOpen] = useState(false);
  const others = props.people.filter(({ isMe }) => !isMe);
  if (others.length === 0) return <PeopleRows {...props} />;
  const shown = others.slice(0, FACES);
  const count = props.people.length - shown.length;
  const says = count === 1 ? say("andMe") : say("moreWithMe", { count });
  const Chevron = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <>
      <div data-people>
        <button
          type="button"
          className={styles["pile"]}
          aria-expanded={isOpen}
          aria-label={`${sayRoom("peopleInRoom")}: ${shown.map(({ name }) => name).join(", ")}, ${says}`}
          onClick={() => setOpen(!isOpen)}
        >
          <span className={styles["faces"]}>
            {shown.map((person) => (
              <Face key={person.accountId} look={person} size={28} />
            ))}
          </span>
          <span className={styles["says"]}>{says}</span>
          <Chevron size={16} stroke={1.75} aria-hidden />
        </button>
      </div>
      {isOpen ? <PeopleRows {...props} /> : null}
    </>
  );
}
