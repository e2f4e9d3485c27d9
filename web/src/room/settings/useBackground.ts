import { bounds, constants, type ErrorCode, type Room } from "@atrium/contract";
import { useEffect, useRef, useState } from "react";
import { useAct } from "../../platform/data/useAct.ts";
import { uploadFault, uploadFile } from "../../platform/upload/uploadFile.ts";
import { cropPicture, pictureSize } from "../../ui/crop/cropPicture.ts";
import { backgroundChanges, backgroundOf, type BackgroundDraft } from "./backgroundModel.ts";

/** The background as it is being chosen: a file picked, cropped and sent, or a floor of the library. */
export function useBackground(room: Room) {
  const { run, busy } = useAct("updateRoom");
  const [draft, setDraft] = useState(() => backgroundOf(room));
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<ErrorCode | null>(null);
  const [isSaved, setSaved] = useState(false);
  const underWay = useRef<AbortController | null>(null);
  usePickedAddress(draft.picked?.url ?? null);
  useEffect(() => () => underWay.current?.abort(), []);
  const change = (part: Partial<BackgroundDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setProblem(null);
    setSaved(false);
  };
  const pick = async (file: File) => {
    const size = await pictureSize(file);
    const fault = uploadFault("roomBackground", file) ?? sizeFault(size);
    if (fault !== null || size === null) return setProblem(fault ?? "fileDamaged");
    change({ picked: { file, size, url: URL.createObjectURL(file), area: null } });
  };
  const save = async () => {
    const stop = new AbortController();
    underWay.current = stop;
    setProblem(null);
    const upload = draft.picked === null ? null : await send(draft, { signal: stop.signal, onProgress: setShare });
    setShare(null);
    // Given up: nothing is said, the picture is still there to be sent again.
    if (stop.signal.aborted) return;
    if (upload?.ok === false) return setProblem(upload.code);
    const reply = await run({ roomId: room.id, ...backgroundChanges(room, draft, upload?.value.uploadId ?? null) });
    if (!reply.ok) return setProblem(reply.code);
    setDraft(backgroundOf(reply.value.room));
    setSaved(true);
  };
  const stop = () => underWay.current?.abort();
  return { draft, change, pick, save, stop, share, problem, isSaved, busy: busy || share !== null };
}

/** The address of a picked file holds it in memory until it is given back. */
function usePickedAddress(url: string | null): void {
  useEffect(() => (url === null ? undefined : () => URL.revokeObjectURL(url)), [url]);
}

const sizeFault = (size: { w: number; h: number } | null): ErrorCode | null => {
  if (size === null) return "fileDamaged";
  return Math.max(size.w, size.h) > bounds.imagePixels.max ? "imageTooLarge" : null;
};

async function send({ picked, bgMode }: BackgroundDraft, options: Parameters<typeof uploadFile>[2]) {
  if (picked === null) return null;
  options?.onProgress?.(0);
  const { file, area } = picked;
  const isCut = bgMode === "COVER" && area !== null;
  const cut = isCut ? await cropPicture(file, area, constants.uploads.bestBackground) : null;
  return uploadFile("roomBackground", cut ?? file, options);
}
