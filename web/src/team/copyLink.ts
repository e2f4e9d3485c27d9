import { copyText } from "../platform/clipboard.ts";
import { showToast } from "../ui/toast.tsx";
import type { TeamSay } from "./texts.ts";

/** Copies an address and says so; where the browser refuses, the toast shows it to be copied by hand. */
export async function copyLink(link: string, say: TeamSay): Promise<void> {
  const isCopied = await copyText(link);
  showToast(isCopied ? { text: say("linkCopied") } : { kind: "bad", text: say("linkNotCopied", { link }) });
}
