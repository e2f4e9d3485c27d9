import { useEffect } from "react";
import { titleText } from "./titleText.ts";

/** The window title has two sources: what is shown, and the unread count. */
const shown = { title: null as string | null, waiting: 0 };

function draw(change: Partial<typeof shown>): void {
  Object.assign(shown, change);
  document.title = titleText(shown.title, shown.waiting);
}

/** Sets the window title while a screen is shown, followed by the site's name. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    draw({ title });
    return () => draw({ title: null });
  }, [title]);
}

/** Shows the unread count in the window title while the calling component is mounted. */
export function useWaitingInTitle(waiting: number): void {
  useEffect(() => {
    draw({ waiting });
    return () => draw({ waiting: 0 });
  }, [waiting]);
}
