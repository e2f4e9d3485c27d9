import { useEffect } from "react";

const SITE = "Atrium";

/** The title of the window while a screen is shown, with the site's name behind it. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    document.title = title === null || title === "" ? SITE : `${title} · ${SITE}`;
    return () => {
      document.title = SITE;
    };
  }, [title]);
}
