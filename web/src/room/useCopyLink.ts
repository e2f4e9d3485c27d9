import { useTexts } from "../platform/i18n/texts.ts";
import { copyOrShow } from "../ui/copyOrShow.ts";
import { roomTexts } from "./texts.ts";

/** Copies a link and confirms it; if copying fails, the link is shown to be copied by hand. */
export function useCopyLink(): (url: string) => void {
  const say = useTexts(roomTexts);
  return (url) => void copyOrShow(url, say("linkCopied"));
}
