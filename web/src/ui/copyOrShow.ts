import { copyText } from "../platform/clipboard.ts";
import { currentLocale } from "../platform/i18n/i18n.ts";
import { sayIn } from "../platform/i18n/texts.ts";
import { uiTexts } from "./texts.ts";
import { showToast } from "./toast.tsx";

/** Copies a link or an address and says so; where the browser refuses, a field shows it to be copied by hand. */
export async function copyOrShow(text: string, copied: string): Promise<boolean> {
  const isCopied = await copyText(text);
  const say = sayIn(uiTexts, currentLocale());
  showToast(isCopied ? { text: copied } : { kind: "bad", text: say("copyYourself"), toCopy: text });
  return isCopied;
}
