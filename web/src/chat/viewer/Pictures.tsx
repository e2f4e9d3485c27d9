import type { ChatMessage } from "@atrium/contract";
import { useState, type ReactNode } from "react";
import { optionalPart } from "../../ui/load/optionalPart.tsx";
import { OpenPicture } from "./openPicture.ts";

const viewer = optionalPart(async () => (await import("./PictureViewer.tsx")).PictureViewer);

interface PicturesProps {
  messages: readonly ChatMessage[];
  children: ReactNode;
}

/** The pictures of the loaded messages: a clicked one opens in the viewer, with the others before and after it. */
export function Pictures({ messages, children }: PicturesProps) {
  const [url, setUrl] = useState<string | null>(null);
  const { Part } = viewer;
  const open = (pressed: string) => {
    setUrl(pressed);
    // If the viewer cannot be loaded, the browser opens the picture.
    void viewer.want().then((isThere) => (isThere ? undefined : globalThis.open(pressed, "_blank", "noopener")));
  };
  return (
    <OpenPicture value={open}>
      {children}
      {url === null ? null : <Opened messages={messages} url={url} Part={Part} setUrl={setUrl} />}
    </OpenPicture>
  );
}

interface OpenedProps {
  messages: readonly ChatMessage[];
  url: string;
  Part: typeof viewer.Part;
  setUrl: (url: string | null) => void;
}

function Opened({ messages, url, Part, setUrl }: OpenedProps) {
  const pictures = messages.flatMap(({ attachments = [] }) => attachments.filter(({ size }) => size !== null));
  const at = pictures.findIndex((each) => each.url === url);
  return (
    <Part
      pictures={pictures}
      at={at}
      show={(shown) => setUrl(pictures[shown]?.url ?? null)}
      close={() => setUrl(null)}
    />
  );
}
