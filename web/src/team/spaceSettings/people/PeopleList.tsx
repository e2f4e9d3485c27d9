import { Button, Skeleton } from "@mantine/core";
import { errorText, type ErrorCode } from "@atrium/contract";
import { IconUserOff, IconUserSearch, IconUsers } from "@tabler/icons-react";
import { currentLocale } from "../../../platform/i18n/i18n.ts";
import { useTexts } from "../../../platform/i18n/texts.ts";
import { List } from "../../../ui/list/List.tsx";
import { Empty } from "../../../ui/page/Empty.tsx";
import type { PeopleKind, PersonLine } from "./peopleModel.ts";
import styles from "./people.module.css";
import { PersonRow } from "./PersonRow.tsx";
import { spacePeopleTexts } from "./texts.ts";
import type { SpacePeopleActs } from "./useSpacePeopleActs.ts";

/** A list as it comes. */
export type Listed<Line> =
  | { state: "loading" }
  | { state: "refused"; code: ErrorCode; again: () => void }
  | { state: "there"; lines: readonly Line[]; more: (() => void) | null };

interface PeopleListProps {
  kind: PeopleKind;
  list: Listed<PersonLine>;
  isSearched: boolean;
  isPrivate: boolean;
  acts: SpacePeopleActs;
}

/** Those who were added to a space, or why there is nobody to be seen. */
export function PeopleList({ kind, list, isSearched, isPrivate, acts }: PeopleListProps) {
  const say = useTexts(spacePeopleTexts);
  if (list.state === "loading") return <LoadingRows label={say("loading")} />;
  if (list.state === "refused") return <Refused code={list.code} again={list.again} />;
  if (list.lines.length > 0) {
    const draw = (line: PersonLine) => <PersonRow line={line} acts={acts} />;
    return <List label={say(kind)} items={list.lines} keyOf={(line) => line.accountId} more={list.more} row={draw} />;
  }
  if (isSearched)
    return (
      <Empty
        icon={<IconUserSearch size={28} stroke={1.5} />}
        title={say("nobodyFound")}
        lead={say("nobodyFoundLead")}
      />
    );
  const lead = kind === "guests" ? "noGuestsLead" : isPrivate ? "noMembersPrivate" : "noMembersOpen";
  const title = say(kind === "guests" ? "noGuests" : "noMembers");
  return <Empty icon={<IconUsers size={28} stroke={1.5} />} title={title} lead={say(lead)} />;
}

export function LoadingRows({ label }: { label: string }) {
  return (
    <div className={styles["loading"]} role="status" aria-label={label}>
      {[1, 2, 3, 4].map((at) => (
        <Skeleton key={at} height={36} radius={8} />
      ))}
    </div>
  );
}

export function Refused({ code, again }: { code: ErrorCode; again: () => void }) {
  const say = useTexts(spacePeopleTexts);
  return (
    <Empty icon={<IconUserOff size={28} stroke={1.5} />} title={errorText(code, currentLocale())}>
      <Button variant="secondary" onClick={again}>
        {say("again")}
      </Button>
    </Empty>
  );
}
