const SITE = "Atrium";
const MOST = 99;

/** The window title: unread count, what is shown, the site's name. */
export function titleText(title: string | null, waiting: number): string {
  const shown = title === null || title === "" ? SITE : `${title} · ${SITE}`;
  if (waiting <= 0) return shown;
  return `(${waiting > MOST ? `${MOST}+` : waiting}) ${shown}`;
}
