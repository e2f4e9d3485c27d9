import { z } from "zod";

/*
 * Slack's page is opened in a window of its own. It comes back to this site with a code, hands it to the page that opened
 * it, and closes. The state says whose it is: another page that hears it takes nothing.
 *
 * A page of another site in between may have cut the window off from its opener, as browsers do for pages that ask for it.
 * So the code also goes to the pages of this browser and site.
 */
const Returned = z.object({ kind: z.literal("slackReturned"), code: z.string().nullable(), state: z.string() });
export type Returned = z.infer<typeof Returned>;

const CHANNEL = "slack-returned";

/** Hands over what Slack brought back; `code` is null if nothing was agreed on. */
export function tellReturned(code: string | null, state: string): void {
  const returned: Returned = { kind: "slackReturned", code, state };
  const opener = window.opener as Window | null;
  if (opener !== null) opener.postMessage(returned, location.origin);
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(returned);
  channel.close();
}

interface Heard {
  state: string;
  /** The window of Slack's page. */
  from: Window;
}

/** Waits for what Slack's window brings back; it counts once. Returns its undo. */
export function hearReturned({ state, from }: Heard, onReturned: (code: string | null) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  const stop = () => {
    channel.close();
    window.removeEventListener("message", onMessage);
  };
  const take = (data: unknown) => {
    const returned = Returned.safeParse(data).data;
    if (returned?.state !== state) return;
    stop();
    onReturned(returned.code);
  };
  const onMessage = ({ origin, source, data }: MessageEvent) => {
    if (origin === location.origin && source === from) take(data);
  };
  channel.addEventListener("message", ({ data }: MessageEvent) => take(data));
  window.addEventListener("message", onMessage);
  return stop;
}
