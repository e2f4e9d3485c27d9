/** Whether the server reads calendars of Google on this page: where people may sign in with Google. */
export const offersCalendar = (): boolean =>
  typeof document !== "undefined" &&
  document.querySelector<HTMLMetaElement>('meta[name="sign-in"]')?.content === "google";
