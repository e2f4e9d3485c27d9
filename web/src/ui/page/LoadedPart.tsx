import { Button } from "@mantine/core";
import { useRef, type ReactNode } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useFocusStays } from "../focus/useFocusStays.ts";
import { uiTexts } from "../texts.ts";
import styles from "./page.module.css";

interface NotLoadedProps {
  text: string;
  /** Trying again. */
  isBusy: boolean;
  retry: () => void;
}

/** What did not load, and the way to ask for it again. */
export function NotLoaded({ text, isBusy, retry }: NotLoadedProps) {
  const say = useTexts(uiTexts);
  return (
    <div className={styles["notLoaded"]}>
      <p role="alert">{text}</p>
      <Button variant="secondary" loading={isBusy} onClick={retry}>
        {say("tryAgain")}
      </Button>
    </div>
  );
}

interface LoadedPartProps<Data> {
  /** A query of `read`. */
  query: { data: Data | undefined; errorUpdateCount: number; isFetching: boolean; refetch: () => Promise<unknown> };
  /** What to say if there is nothing to show. */
  notLoaded: string;
  children: (data: Data) => ReactNode;
}

/** A part of a page that loads by itself. What is there stays when a later fetch fails, with whatever is typed in it. */
export function LoadedPart<Data>({ query, notLoaded, children }: LoadedPartProps<Data>) {
  const part = useRef<HTMLDivElement>(null);
  useFocusStays(part);
  return (
    <div ref={part}>{query.data === undefined ? <Missing query={query} text={notLoaded} /> : children(query.data)}</div>
  );
}

/** Once it has failed, that stays said while it is tried again: the button would take the focus along. */
function Missing({ query, text }: { query: LoadedPartProps<unknown>["query"]; text: string }) {
  if (query.errorUpdateCount === 0) return <div className={styles["partShape"]} aria-hidden />;
  return <NotLoaded text={text} isBusy={query.isFetching} retry={() => void query.refetch()} />;
}
