import { constants, newId } from "@atrium/contract";
import type { Clock } from "../platform/clock.ts";
import type { Log } from "../platform/log.ts";
import { tellSlack } from "../slack/index.ts";
import type { SlackNeeds, TellSlackNeeds } from "../slack/index.ts";

interface KeepSlackNeeds extends Omit<TellSlackNeeds, "slack" | "onFault" | "tokenKey" | "program"> {
  slack: Pick<SlackNeeds, "slack" | "tokenKey">;
  clock: Clock;
  log: Log;
}

/** Tells Slack who meets. Returns a function that stops it. */
export function keepSlack({ clock, log, slack: { slack, tokenKey }, ...needs }: KeepSlackNeeds): () => void {
  if (slack === null) return () => undefined;
  const told = { ...needs, slack, tokenKey, program: newId() };
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
