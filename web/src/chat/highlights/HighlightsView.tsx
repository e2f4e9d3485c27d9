import type { ChatMessage } from "@atrium/contract";
import { plainWords } from "@atrium/rules";
import { useInfiniteQuery } from "@tanstack/react-query";
import { IconArrowLeft, IconHighlightOff } from "@tabler/icons-react";
import { useEffect, useEffectEvent, useRef } from "react";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { queries } from "../../platform/data/queries.ts";
import { dateText } from "../../ui/dates.ts";
import { Face } from "../../ui/Face.tsx";
import { tell } from "../../ui/tell.ts";
import { textOf } from "../attachments/textOf.ts";
import type { ChatHeard, ChatPort, HighlightsPage, HostHands } from "../engine/chatPort.ts";
import { chatTexts } from "../texts.ts";
import styles from "./HighlightsView.module.css";
import { highlightTexts } from "./texts.ts";

interface HighlightsViewProps {
  port: Pick<ChatPort, "key" | "onHeard">;
  page: NonNullable<ChatPort["highlights"]>;
  /** Null for people who are not hosts. */
  host: Pick<HostHands, "highlight"> | null;
  go: (message: ChatMessage) => void;
  back: () => void;
}

/** The messages that hosts have highlighted in a room, the latest first, with links. */
export function HighlightsView({ port, page, host, go, back }: HighlightsViewProps) {
  const say = useTexts(highlightTexts);
  const list = useHighlights(port, page);
  const messages = list.data?.pages.flatMap((each) => each.messages) ?? null;
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <section className={styles["view"]} aria-label={say("title")}>
      <header className={styles["head"]}>
        <button ref={first} type="button" aria-label={say("back")} onClick={back}>
          <IconArrowLeft size={18} stroke={1.75} aria-hidden />
        </button>
        <h3>{say("title")}</h3>
      </header>
      <div className={styles["list"]}>
        {messages === null && !list.isError ? <p className={styles["none"]}>{say("loading")}</p> : null}
        {messages?.length === 0 ? <p className={styles["none"]}>{say("none")}</p> : null}
        {messages === null || messages.length === 0 ? null : (
          <ul>
            {messages.map((message) => (
              <Highlighted key={message.id} message={message} host={host} go={() => go(message)} />
            ))}
          </ul>
        )}
        {list.isError ? <p className={styles["none"]}>{say("failed")}</p> : null}
        {list.isError || list.hasNextPage ? (
          <button
            type="button"
            className={styles["more"]}
            onClick={() => void (list.isError ? list.refetch() : list.fetchNextPage())}
          >
            {say(list.isError ? "again" : "more")}
          </button>
        ) : null}
      </div>
    </section>
  );
}

/** Refetched when a host highlights a message or removes a highlight. */
function useHighlights(port: HighlightsViewProps["port"], page: HighlightsViewProps["page"]) {
  const list = useInfiniteQuery(
    {
      queryKey: ["highlights", port.key],
      queryFn: async ({ pageParam }) => {
        const found = await page(pageParam ?? undefined);
        if (!found.ok) throw new Error(found.code);
        return found.value;
      },
      initialPageParam: null as string | null,
      getNextPageParam: (last: HighlightsPage) => last.nextCursor,
      retry: false,
      staleTime: 0,
    },
    queries,
  );
  const heard = useEffectEvent((said: ChatHeard) => {
    const isKnown = ({ id }: ChatMessage) =>
      list.data?.pages.some(({ messages }) => messages.some((each) => each.id === id));
    const isAbout = said.kind === "message" && (said.message.highlightedAt !== null || isKnown(said.message) === true);
    if (said.kind === "cleared" || isAbout) void list.refetch();
  });
  useEffect(() => port.onHeard((said) => heard(said)), [port]);
  return list;
}

interface HighlightedProps extends Pick<HighlightsViewProps, "host"> {
  message: ChatMessage;
  go: () => void;
}

const NOBODY = { avatarUrl: null, avatarAppearance: "letter", palette: "" };

function Highlighted({ message, host, go }: HighlightedProps) {
  const say = useTexts(highlightTexts);
  const chat = useTexts(chatTexts);
  const { author, createdAt } = message;
  const name = author?.name ?? chat("deletedUser");
  return (
    <li className={styles["row"]}>
      <button type="button" aria-description={say("go")} onClick={go}>
        <Face look={author ?? { ...NOBODY, name }} size={24} />
        <b dir="auto">{name}</b>
        <time dateTime={createdAt}>{dateText(Date.parse(createdAt), "day", currentLocale())}</time>
        <span className={styles["words"]} dir="auto">
          {plainWords(textOf(message), chat("mentionAll"))}
        </span>
      </button>
      {host === null ? null : (
        <button type="button" aria-label={say("remove")} onClick={() => tell(host.highlight(message))}>
          <IconHighlightOff size={18} stroke={1.75} aria-hidden />
        </button>
      )}
    </li>
  );
}
