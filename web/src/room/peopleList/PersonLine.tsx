import type { AccountId } from "@atrium/contract";
import { IconDots } from "@tabler/icons-react";
import { memo } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { Face } from "../../ui/Face.tsx";
import { PersonState } from "../people/PersonState.tsx";
import type { PersonModel } from "../people/personModel.ts";
import { Volume } from "../people/Volume.tsx";
import { roomTexts } from "../texts.ts";
import type { ListedPerson } from "./listGroups.ts";
import styles from "./personLine.module.css";
import { peopleListTexts } from "./texts.ts";

interface PersonLineProps {
  listed: ListedPerson;
  isSpeaking: boolean;
  goTo: (person: PersonModel) => void;
  select: (person: PersonModel) => void;
  setVolume: (accountId: AccountId, volume: number) => void;
}

/** Somebody in the list: where they are, what they do, how loud they are for me, the way to them and to their card. */
export const PersonLine = memo(
  function PersonLine({ listed, isSpeaking, goTo, select, setVolume }: PersonLineProps) {
    const say = useTexts(peopleListTexts);
    const sayRoom = useTexts(roomTexts);
    const { person, where, isHeard } = listed;
    const { name, accountId } = person;
    const talks = isSpeaking && !person.audioMuted;
    return (
      <li className={styles["line"]} data-line={accountId} data-away={person.away} data-heard={isHeard}>
        <Face look={person} size={32} className={talks ? (styles["talks"] ?? "") : ""} />
        <span className={styles["name"]}>
          <b>
            <span>{name}</span>
            {person.isHost ? <i>{sayRoom(person.role === "SPACE_MODERATOR" ? "host" : "admin")}</i> : null}
          </b>
          {person.about === "" ? null : <small>{person.about}</small>}
        </span>
        <span className={styles["at"]}>
          <span className={styles["where"]}>
            {person.hasMegaphone && where?.heard !== "full"
              ? say("heardEverywhere")
              : where === null
                ? null
                : say("steps", { count: where.steps })}
          </span>
          <span className={styles["state"]}>
            <PersonState person={person} isSpeaking={talks} />
          </span>
        </span>
        <span className={styles["volume"]}>
          {isHeard ? <Volume person={person} set={(volume) => setVolume(accountId, volume)} /> : null}
        </span>
        <button
          type="button"
          className={styles["go"]}
          data-go
          aria-label={say("goToNamed", { name })}
          onClick={() => goTo(person)}
        >
          {say("goTo")}
        </button>
        <button
          type="button"
          className={styles["more"]}
          data-row={accountId}
          aria-label={say("more", { name })}
          onClick={() => select(person)}
        >
          <IconDots size={18} stroke={2} aria-hidden />
        </button>
      </li>
    );
  },
  (before, now) =>
    before.isSpeaking === now.isSpeaking &&
    before.listed.person === now.listed.person &&
    before.listed.isHeard === now.listed.isHeard &&
    before.listed.where === now.listed.where,
);
