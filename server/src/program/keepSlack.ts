import { constants, newId } from "@atrium/contract";
import type { Log } from "../platform/log.ts";
import { roomsOf } from "../room/index.ts";
import { tellSlack, Turns } from "../slack/index.ts";
import type { TellSlackNeeds } from "../slack/index.ts";
import { slackOf } from "./outsideServices.ts";
import type { SlackOptions } from "./outsideServices.ts";

interface KeepSlackNeeds extends SlackOptions, Pick<TellSlackNeeds, "db" | "live"> {
  log: Log;
}

/** Updates Slack periodically. Returns a function that stops it. */
export function keepSlack({ clock, log, db, live, ...options }: KeepSlackNeeds): () => void {
  const { slack, tokenKey } = slackOf({ ...options, clock });
  if (slack === null) return () => undefined;
  const own = { program: newId(), turns: new Turns() };
  const told = { db, live, roomsOf, siteUrl: options.siteUrl, slack, tokenKey, ...own };
  let isBusy = false;
  const onFault = (error: unknown) => log.warn({ err: error }, "Slack could not be told");
  return clock.every(constants.slack.lookEveryMs, () => {
    if (isBusy) return;
    isBusy = true;
    void tellSlack({ ...told, onFault }, clock.nowMs())
      .catch(onFault)
      .finally(() => (isBusy = false));
  });
}
