import { useEffect, useState } from "react";
import { closePdf, openPdf, type OpenedPdf } from "./openPdf.ts";

/** A document while it is shown; null until it is open. `again` tries once more. */
export function usePdf(url: string): { opened: OpenedPdf | null; again: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [held, setHeld] = useState<{ key: string; opened: OpenedPdf } | null>(null);
  const key = `${attempt} ${url}`;
  useEffect(() => {
    if (url === "") return undefined;
    let isGone = false;
    void openPdf(url).then((opened) => (isGone ? undefined : setHeld({ key, opened })));
    return () => {
      isGone = true;
      closePdf(url);
    };
  }, [url, key]);
  return { opened: held?.key === key ? held.opened : null, again: () => setAttempt(attempt + 1) };
}
