import { useEffect, useRef, useState } from "react";

const EVERY_MS = 15_000;

/**
 * Throttles announcements of a text that changes often: the first one, then the latest at most every 15 seconds; an
 * urgent one at once.
 */
export function useCalmText(text: string, isUrgent: boolean): string {
  const [said, setSaid] = useState("");
  const saidAtMs = useRef(-Infinity);
  useEffect(() => {
    if (text === said) return undefined;
    const waitMs = isUrgent ? 0 : Math.max(0, saidAtMs.current + EVERY_MS - performance.now());
    const timer = setTimeout(() => {
      saidAtMs.current = performance.now();
      setSaid(text);
    }, waitMs);
    return () => clearTimeout(timer);
  }, [text, said, isUrgent]);
  return said;
}
