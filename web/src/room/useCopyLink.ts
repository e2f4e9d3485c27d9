import { copyText } from "../platform/clipboard.ts";
import { useTexts } from "../platform/i18n/texts.ts";
import { showToast } from "../ui/toast.tsx";
import { roomTexts } from "./texts.ts";

/** Copies a link and confirms it; if copying fails, the link is shown. */
export function useCopyLink(): (url: string) => void {
  const say = useTexts(roomTexts);
  return (url) => {
    void copyText(url).then((isCopied) =>
      showToast({ text: isCopied ? say("linkCopied") : say("linkNotCopied", { url }) }),
    );
  };
}
