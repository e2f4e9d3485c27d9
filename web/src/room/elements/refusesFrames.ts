/** Well-known sites that let no other show them; of any other site nobody can tell beforehand. */
const REFUSE: readonly string[] = [
  "accounts.google.com",
  "mail.google.com",
  "www.google.com",
  "github.com",
  "gitlab.com",
  "notion.so",
  "notion.com",
  "x.com",
  "twitter.com",
  "facebook.com",
  "instagram.com",
  "linkedin.com",
  "dropbox.com",
  "slack.com",
  "trello.com",
  "atlassian.net",
];

/** Whether a page is known to refuse to be framed. */
export function refusesFrames(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { host } = new URL(url);
  return REFUSE.some((site) => host === site || host.endsWith(`.${site}`));
}
