import { IMAGE_TYPES, PDF_TYPE } from "@atrium/contract";
import { IconPaperclip } from "@tabler/icons-react";
import { useRef } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { attachmentTexts } from "./texts.ts";

const TAKEN = [...IMAGE_TYPES, PDF_TYPE].join(",");

/** Chooses files from the device for a message. */
export function AttachButton({ add }: { add: (files: readonly File[]) => void }) {
  const say = useTexts(attachmentTexts);
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" aria-label={say("attach")} onClick={() => field.current?.click()}>
        <IconPaperclip size={18} stroke={1.75} aria-hidden />
      </button>
      <input
        ref={field}
        type="file"
        accept={TAKEN}
        multiple
        hidden
        tabIndex={-1}
        aria-label={say("attach")}
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          target.value = "";
        }}
      />
    </>
  );
}
