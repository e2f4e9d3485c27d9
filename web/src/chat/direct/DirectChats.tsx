import type { AccountId, ChatAuthor } from "@atrium/contract";
import { IconSearch } from "@tabler/icons-react";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState, type ReactNode } from "react";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { queries } from "../../platform/data/queries.ts";
import { pages, read } from "../../platform/data/read.ts";
import { Face } from "../../ui/Face.tsx";
import { NoticeOffer } from "../notices/NoticeOffer.tsx";
import { directRows, type DirectRow } from "./directRows.ts";
import styles from "./DirectChats.module.css";
import { StatusMark } from "../status/StatusMark.tsx";
import { chatTexts } from "../texts.ts";

export interface DirectListProps {
  selfId: AccountId | null;
  /** People inside my current space. */
  here: ReadonlySet<AccountId>;
  /** The person whose chat is open next to the list. */
  current?: AccountId | null;
  open: (accountId: AccountId) => void;
}

/** My direct chats, the latest first, and people to start one with. */
export function DirectList({ selfId, here, current = null, open }: DirectListProps) {
  const say = useTexts(chatTexts);
  const [find, setFind] = useState("");
  const asked = useDeferredValue(find.trim());
  const list = useInfiniteQuery(pages("getDirectMessageChatsPage", {}), queries);
  const people = useQuery(read("findPeopleToMessage", { find: asked }), queries);
  const chats = list.data?.pages.flatMap((page) => page.chats) ?? null;
  const rows =
    chats === null
      ? null
      : directRows(chats, {
          find: asked,
          selfId,
          locale: currentLocale(),
          everyone: say("mentionAll"),
          deletedUser: say("deletedUser"),
        });
  const known = new Set(rows?.map(({ person }) => person.accountId));
  const others = (people.data?.people ?? []).filter(({ accountId }) => !known.has(accountId));
  const row = { here, current, open };
  return (
    <div className={styles["direct"]}>
      <FindPerson find={find} setFind={setFind} />
      <NoticeOffer />
      <div className={styles["people"]}>
        {rows === null && !list.isError ? <p className={styles["none"]}>{say("loading")}</p> : null}
        {list.isError ? <p className={styles["none"]}>{say("listFailed")}</p> : null}
        {rows === null || rows.length === 0 ? null : <Rows rows={rows} label={say("direct")} {...row} />}
        {list.hasNextPage ? (
          <button type="button" className={styles["more"]} onClick={() => void list.fetchNextPage()}>
            {say("showMore")}
          </button>
        ) : null}
        {others.length === 0 ? null : (
          <>
            <h3 className={styles["title"]}>{say("beginWith")}</h3>
            <Begin people={others} {...row} />
          </>
        )}
        {rows?.length === 0 && others.length === 0 && !people.isPending ? (
          <p className={styles["none"]}>{asked === "" ? say("noPeople") : say("nobodyFound")}</p>
        ) : null}
      </div>
    </div>
  );
}

function FindPerson({ find, setFind }: { find: string; setFind: (find: string) => void }) {
  const say = useTexts(chatTexts);
  return (
    <div className={styles["find"]}>
      <IconSearch size={18} stroke={1.75} aria-hidden />
      <input
        type="search"
        aria-label={say("findPerson")}
        placeholder={say("findPerson")}
        value={find}
        maxLength={100}
        onChange={(event) => setFind(event.currentTarget.value)}
      />
    </div>
  );
}

interface RowsProps {
  here: ReadonlySet<AccountId>;
  current: AccountId | null;
  open: (accountId: AccountId) => void;
}

function Rows({ rows, label, ...props }: RowsProps & { rows: readonly DirectRow[]; label: string }) {
  const say = useTexts(chatTexts);
  return (
    <ul aria-label={label}>
      {rows.map(({ person, kind, text, when, unread }) => (
        <PersonRow key={person.accountId} person={person} isUnread={unread > 0} {...props}>
          <time>{when}</time>
          <span className={styles["last"]} data-kind={kind} dir="auto">
            {kind === "deleted" ? say("deletedOwn") : null}
            {kind === "mine" ? <em>{say("you")} </em> : null}
            {kind === "draft" ? <em>{say("draft")} </em> : null}
            {text}
          </span>
          {unread === 0 ? null : <i aria-label={say("unread", { count: unread })}>{unread}</i>}
        </PersonRow>
      ))}
    </ul>
  );
}

function Begin({ people, ...props }: RowsProps & { people: readonly ChatAuthor[] }) {
  return (
    <ul>
      {people.map((person) => (
        <PersonRow key={person.accountId} person={person} isUnread={false} {...props}>
          {null}
        </PersonRow>
      ))}
    </ul>
  );
}

interface PersonRowProps extends RowsProps {
  person: ChatAuthor;
  isUnread: boolean;
  children: ReactNode;
}

function PersonRow({ person, isUnread, here, current, open, children }: PersonRowProps) {
  const { accountId, name } = person;
  return (
    <li>
      <button
        type="button"
        className={styles["row"]}
        data-unread={isUnread}
        aria-current={accountId === current || undefined}
        onClick={() => open(accountId)}
      >
        <Face look={person} size={36} inside={here.has(accountId)} />
        <b dir="auto">
          {name} <StatusMark accountId={accountId} />
        </b>
        {children}
      </button>
    </li>
  );
}
