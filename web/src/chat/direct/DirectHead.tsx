import type { AccountId, ChatAuthor } from "@atrium/contract";
import { Menu } from "@mantine/core";
import { IconArrowLeft, IconDots, IconId, IconSearch, IconWalk } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { Face } from "../../ui/Face.tsx";
import { SurfaceMenu } from "../SurfaceMenu.tsx";
import { StatusMark } from "../status/StatusMark.tsx";
import { chatTexts } from "../texts.ts";
import styles from "./DirectHead.module.css";

/** Where the other person is in my current space. */
export interface Whereabouts {
  /** The name of their room. */
  place: string;
  /** Goes to them, into their room first. */
  join: () => void;
  showCard: () => void;
}

interface DirectHeadProps {
  accountId: AccountId;
  /** Null until loaded. */
  person: ChatAuthor | null;
  /** Null if they are in no room that I can see. */
  whereabouts: Whereabouts | null;
  /** Searches this chat; not given if it cannot be searched. */
  find: (() => void) | undefined;
  back: () => void;
}

/** The header of a direct chat: the person, where they are, and actions. */
export function DirectHead({ accountId, person, whereabouts, find, back }: DirectHeadProps) {
  const say = useTexts(chatTexts);
  const name = person?.name ?? "";
  return (
    <header className={styles["head"]}>
      <button type="button" className={styles["icon"]} aria-label={say("back")} onClick={back}>
        <IconArrowLeft size={18} stroke={1.75} aria-hidden />
      </button>
      {person === null ? null : <Face look={person} size={36} inside={whereabouts !== null} />}
      <div className={styles["who"]}>
        <h3 dir="auto">
          {name} <StatusMark accountId={accountId} />
        </h3>
        {whereabouts === null ? null : <p dir="auto">{whereabouts.place}</p>}
      </div>
      {whereabouts === null ? null : (
        <button
          type="button"
          className={styles["icon"]}
          aria-label={say("joinPerson", { name })}
          onClick={whereabouts.join}
        >
          <IconWalk size={20} stroke={1.75} aria-hidden />
        </button>
      )}
      {find === undefined ? null : <More find={find} showCard={whereabouts?.showCard ?? null} />}
    </header>
  );
}

function More({ find, showCard }: { find: () => void; showCard: (() => void) | null }) {
  const say = useTexts(chatTexts);
  return (
    <SurfaceMenu position="bottom-end">
      <Menu.Target>
        <button type="button" className={styles["icon"]} aria-label={say("more")}>
          <IconDots size={20} stroke={1.75} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconSearch size={18} stroke={1.75} />} onClick={find}>
          {say("findHere")}
        </Menu.Item>
        {showCard === null ? null : (
          <Menu.Item leftSection={<IconId size={18} stroke={1.75} />} onClick={showCard}>
            {say("showCard")}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </SurfaceMenu>
  );
}
