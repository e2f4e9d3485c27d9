const SITE = "Atrium";
const MOST = 99;

/** What stands on a window: how much waits in it, what it shows, the site. */
export function titleText(title: string | null, waiting: number): string {
  const shown = title === null || title === "" ? SITE : `${title} · ${SITE}`;
  if (waiting <= 0) return shown;
  return `(${waiting > MOST ? `${MOST}+` : waiting}) ${shown}`;
}
