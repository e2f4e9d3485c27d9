import { browserClock } from "../../platform/clock.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { saveFile } from "../../platform/saveFile.ts";
import { showToast } from "../../ui/toast.tsx";
import type { ChatPort } from "../engine/chatPort.ts";
import { chatTexts } from "../texts.ts";
import { readWhole } from "./readWhole.ts";
import { exportTexts } from "./texts.ts";

/** Saves a whole chat as a file on this device. */
export function useChatSaving(port: Pick<ChatPort, "page">, roomName: string): () => Promise<void> {
  const say = useTexts(exportTexts);
  const chat = useTexts(chatTexts);
  return async () => {
    const messages = await readWhole(port, browserClock);
    if (messages === null) return showToast({ text: say("failed") });
    const { chatFile } = await import("./chatFile.ts");
    const words = {
      time: say("time"),
      author: say("author"),
      words: say("words"),
      files: say("files"),
      reactions: say("reactions"),
      note: say("note"),
      deletedUser: chat("deletedUser"),
      deleted: chat("deletedOwn"),
      edited: chat("edited"),
      everyone: chat("mentionAll"),
    };
    saveFile(chatFile(messages, words), `${say("fileName", { room: roomName })}.csv`);
  };
}
