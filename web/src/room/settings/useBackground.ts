import { bounds, constants, errorText, type ErrorCode, type Room } from "@atrium/contract";
import { useEffect, useRef, useState } from "react";
import { useAct } from "../../platform/data/useAct.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { uploadFault, uploadFile } from "../../platform/upload/uploadFile.ts";
import { useSendForm } from "../../ui/form/useSendForm.ts";
import { cropPicture, pictureSize } from "../../ui/crop/cropPicture.ts";
import { backgroundChanges, backgroundOf, type BackgroundDraft } from "./backgroundModel.ts";

/** The background as it is being chosen: a file picked, cropped and sent, or a floor of the library. */
export function useBackground(room: Room) {
  const { run } = useAct("updateRoom");
  const [share, setShare] = useState<number | null>(null);
  const [unfit, setUnfit] = useState<ErrorCode | null>(null);
  const [isSaved, setSaved] = useState(false);
  const underWay = useRef<AbortController | null>(null);
  const form = useSendForm<BackgroundDraft>({
    initial: backgroundOf(room),
    faults: () => ({}),
    send: async (draft) => {
      const stop = new AbortController();
      underWay.current = stop;
      const upload = draft.picked === null ? null : await send(draft, { signal: stop.signal, onProgress: setShare });
      setShare(null);
      // Cancelled: no message, and the picture can be sent again.
      if (stop.signal.aborted) return null;
      if (upload?.ok === false) return refusedWith(upload.code);
      const reply = await run({ roomId: room.id, ...backgroundChanges(room, draft, upload?.value.uploadId ?? null) });
      if (!reply.ok) return refusedWith(reply.code);
      form.restart(backgroundOf(reply.value.room));
      setSaved(true);
      return null;
    },
    onType: () => {
      setUnfit(null);
      setSaved(false);
    },
    outside: { busy: false, fault: unfit === null ? null : refusedWith(unfit) },
  });
  const draft = form.values;
  usePickedAddress(draft.picked?.url ?? null);
  useEffect(() => () => underWay.current?.abort(), []);
  const change = (part: Partial<BackgroundDraft>) => {
    for (const [field, value] of Object.entries(part)) form.set(field as keyof BackgroundDraft, value);
  };
  const pick = async (file: File) => {
    const size = await pictureSize(file);
    const fault = uploadFault("roomBackground", file) ?? sizeFault(size);
    if (fault !== null || size === null) return setUnfit(fault ?? "fileDamaged");
    change({ picked: { file, size, url: URL.createObjectURL(file), area: null } });
  };
  const stop = () => underWay.current?.abort();
  return { form, draft, change, pick, stop, share, isSaved };
}

const refusedWith = (code: ErrorCode) => ({ field: null, says: () => errorText(code, currentLocale()) });

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
