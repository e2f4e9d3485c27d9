import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { attempts, setReached, tryAgain } from "./attempts.ts";
import { closePdf, openPdf, type OpenedPdf } from "./openPdf.ts";

/** A document while it is shown; null until it is open. `again` tries once more, wherever it is shown. */
export function usePdf(url: string): { opened: OpenedPdf | null; again: () => void } {
  const attempt = useStore(attempts, (made) => made[url] ?? 0);
  const [held, setHeld] = useState<{ key: string; opened: OpenedPdf } | null>(null);
  const key = `${attempt} ${url}`;
  useEffect(() => {
    if (url === "") return undefined;
    let isGone = false;
    void openPdf(url, attempt).then((opened) => {
      if (isGone) return;
      setReached(url, opened.ok || opened.why !== "unreached");
      setHeld({ key, opened });
    });
    return () => {
      isGone = true;
      closePdf(url, attempt);
    };
  }, [url, attempt, key]);
  return { opened: held?.key === key ? held.opened : null, again: () => tryAgain([url]) };
}
