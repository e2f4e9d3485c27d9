import { copyText } from "../platform/clipboard.ts";
import { currentLocale } from "../platform/i18n/i18n.ts";
import { sayIn } from "../platform/i18n/texts.ts";
import { uiTexts } from "./texts.ts";
import { showToast } from "./toast.tsx";

/**
 * Copies a text and says so, unless the page itself does (null); where the browser refuses, a field shows it to be copied
 * by hand.
 */
export async function copyOrShow(text: string, copied: string | null): Promise<boolean> {
  const isCopied = await copyText(text);
  const say = sayIn(uiTexts, currentLocale());
  if (!isCopied) showToast({ kind: "bad", text: say("copyYourself"), toCopy: text });
  else if (copied !== null) showToast({ text: copied });
  return isCopied;
}
