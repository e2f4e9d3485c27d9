import { errorText } from "@atrium/contract";
import type { Refused } from "../platform/call.ts";
import { currentLocale } from "../platform/i18n/i18n.ts";
import { showToast } from "../ui/toast.tsx";
import type { TeamSay } from "./texts.ts";

/** Says the new name and offers to go back; going back may be refused as well. */
export function tellRenamed(say: TeamSay, name: string, undo: () => Promise<{ ok: true } | Refused>): void {
  const takeBack = async () => {
    const reply = await undo();
    if (!reply.ok) showToast({ text: errorText(reply.code, currentLocale()), kind: "bad" });
  };
  showToast({ text: say("renamed", { name }), act: { label: say("undo"), run: () => void takeBack() } });
}
