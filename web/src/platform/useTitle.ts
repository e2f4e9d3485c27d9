import { useEffect } from "react";
import { titleText } from "./titleText.ts";

/** The window has one title and two sources: what it shows, and how much waits in it. */
const shown = { title: null as string | null, waiting: 0 };

function draw(change: Partial<typeof shown>): void {
  Object.assign(shown, change);
  document.title = titleText(shown.title, shown.waiting);
}

/** The title of the window while a screen is shown, with the site's name behind it. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    draw({ title });
    return () => draw({ title: null });
  }, [title]);
}

/** How much waits for me stands in the title, as long as whoever counts it is drawn. */
export function useWaitingInTitle(waiting: number): void {
  useEffect(() => {
    draw({ waiting });
    return () => draw({ waiting: 0 });
  }, [waiting]);
}
