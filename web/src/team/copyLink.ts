import { copyOrShow } from "../ui/copyOrShow.ts";
import type { TeamSay } from "./texts.ts";

/** Copies an address and says so; where the browser refuses, it is shown to be copied by hand. */
export async function copyLink(link: string, say: TeamSay): Promise<void> {
  await copyOrShow(link, say("linkCopied"));
}
