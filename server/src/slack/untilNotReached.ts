import type { Slack, Told } from "./slack.ts";

/** Slack for one look: once it does not answer it is asked no more, so that nothing waits for it over and over. */
export function untilNotReached(slack: Slack): Slack {
  let isReached = true;
  const ask = async <Value>(asked: () => Promise<Told<Value>>): Promise<Told<Value>> => {
    if (!isReached) return { is: "notReached" };
    const told = await asked();
    if (told.is === "notReached") isReached = false;
    return told;
  };
  return {
    ...slack,
    post: (token, channelId, message) => ask(() => slack.post(token, channelId, message)),
    status: (token) => ask(() => slack.status(token)),
    setStatus: (token, status) => ask(() => slack.setStatus(token, status)),
    revoke: (token) => ask(() => slack.revoke(token)),
  };
}
