import { constants } from "@atrium/contract";
import type { UploadId } from "@atrium/contract";
import { useMemo } from "react";
import { useStore } from "zustand";
import { useTexts } from "../../platform/i18n/texts.ts";
import { uploadFile } from "../../platform/upload/uploadFile.ts";
import { showToast } from "../../ui/toast.tsx";
import { Attachings, type Attaching } from "./attaching.ts";
import { attachmentTexts } from "./texts.ts";

/** The files of the message being written, as the composer shows them. */
export interface AttachingHands {
  files: readonly Attaching[];
  add: (files: readonly File[]) => void;
  again: (id: string) => void;
  remove: (id: string) => void;
  take: () => UploadId[] | null;
}

export function useAttachings(key: string): AttachingHands {
  const say = useTexts(attachmentTexts);
  const attachings = useMemo(
    () => ({ key, of: new Attachings((file, options) => uploadFile("chat", file, options)) }).of,
    [key],
  );
  const { files } = useStore(attachings.state);
  return {
    files,
    add(added) {
      if (!attachings.add(added)) showToast({ text: say("tooMany", { count: constants.chat.mostAttachments }) });
    },
    again: (id) => attachings.again(id),
    remove: (id) => attachings.remove(id),
    take: () => attachings.take(),
  };
}
