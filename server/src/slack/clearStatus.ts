import type { Slack, Told } from "./slack.ts";

/** Takes away a status of ours; one that somebody has set meanwhile stays. */
export async function clearStatus(slack: Slack, token: string, ours: string): Promise<Told<unknown>> {
  const now = await slack.status(token);
  if (now.is !== "done") return now;
  return now.value === ours ? slack.setStatus(token, null) : now;
}
