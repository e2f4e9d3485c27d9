import type { Slack, Told } from "./slack.ts";

/** Clears a status that we set; one that the person has set since stays. */
export async function clearStatus(slack: Slack, token: string, ours: string): Promise<Told<unknown>> {
  const now = await slack.status(token);
  if (now.is !== "done") return now;
  return now.value === ours ? slack.setStatus(token, null) : now;
}
