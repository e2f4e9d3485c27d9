import { Button, TextInput } from "@mantine/core";
import { errorText, WebLink, type UploadId } from "@atrium/contract";
import { useEffect, useRef, useState } from "react";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { uploadFromLink } from "../../platform/upload/uploadFile.ts";
import { fileAt } from "./fileAt.ts";
import floors from "./background.module.css";
import { settingsTexts } from "./texts.ts";

interface PictureFromLinkProps {
  pick: (file: File, uploadId: UploadId) => void;
  close: () => void;
}

/** A picture by its link: the server fetches it, and this page shows what it has fetched. */
export function PictureFromLink({ pick, close }: PictureFromLinkProps) {
  const say = useTexts(settingsTexts);
  const field = useRef<HTMLInputElement>(null);
  const underWay = useRef<AbortController | null>(null);
  const [link, setLink] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    field.current?.focus();
    return () => underWay.current?.abort();
  }, []);
  const fail = (says: string) => {
    setFault(says);
    field.current?.focus();
  };
  const add = async (): Promise<void> => {
    if (isBusy) return;
    const known = WebLink.safeParse(link);
    if (!known.success) return fail(say("linkWrong"));
    setBusy(true);
    setFault(null);
    const stop = new AbortController();
    underWay.current = stop;
    const reply = await uploadFromLink("roomBackground", known.data, { signal: stop.signal });
    const file = reply.ok ? await fileAt(reply.value.url, reply.value.name) : null;
    if (stop.signal.aborted) return;
    setBusy(false);
    if (!reply.ok || file === null) return fail(errorText(reply.ok ? "connectionFailed" : reply.code, currentLocale()));
    pick(file, reply.value.uploadId);
    close();
  };
  return (
    <div className={floors["link"]}>
      <TextInput
        ref={field}
        type="url"
        inputMode="url"
        label={say("pictureLink")}
        placeholder="https://"
        value={link}
        error={fault}
        onChange={({ currentTarget }) => {
          setLink(currentTarget.value);
          setFault(null);
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          // It would save the whole background.
          event.preventDefault();
          void add();
        }}
      />
      <Button variant="secondary" loading={isBusy} onClick={() => void add()}>
        {say("addFromLink")}
      </Button>
    </div>
  );
}
