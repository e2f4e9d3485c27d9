import { bounds, constants, errorText, type ErrorCode, type Room, type UploadId } from "@atrium/contract";
import { useEffect, useRef, useState } from "react";
import { useAct } from "../../platform/data/useAct.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { uploadFault, uploadFile, type UploadOptions } from "../../platform/upload/uploadFile.ts";
import { useSendForm } from "../../ui/form/useSendForm.ts";
import { cropPicture, pictureSize } from "../../ui/crop/cropPicture.ts";
import { floorUrl } from "../../ui/artwork.ts";
import { backgroundChanges, backgroundOf, cutOf, type BackgroundDraft } from "./backgroundModel.ts";
import { fileAt } from "./fileAt.ts";

/** The background as it is being chosen: a file picked, cropped and sent, or a floor of the library. */
export function useBackground(room: Room) {
  const { run } = useAct("updateRoom");
  const [share, setShare] = useState<number | null>(null);
  const [unfit, setUnfit] = useState<ErrorCode | null>(null);
  const [done, setDone] = useState<"saved" | "undone" | null>(null);
  const [before, setBefore] = useState<{ draft: BackgroundDraft; now: Room } | null>(null);
  const underWay = useRef<AbortController | null>(null);
  const keep = async (wanted: BackgroundDraft, now: Room, uploadId: UploadId | null = null) => {
    const reply = await run({ roomId: room.id, ...backgroundChanges(now, wanted, uploadId) });
    if (!reply.ok) return reply.code;
    form.restart(backgroundOf(reply.value.room));
    setBefore({ draft: backgroundOf(now), now: reply.value.room });
    return null;
  };
  const form = useSendForm<BackgroundDraft>({
    initial: backgroundOf(room),
    faults: () => ({}),
    send: async (draft) => {
      const stop = new AbortController();
      underWay.current = stop;
      const upload = await send(draft, { signal: stop.signal, onProgress: setShare });
      setShare(null);
      // Cancelled: no message, and the picture can be sent again.
      if (stop.signal.aborted) return null;
      if (upload?.ok === false) return refusedWith(upload.code);
      const fault = await keep(draft, room, upload?.value.uploadId ?? null);
      if (fault !== null) return refusedWith(fault);
      setDone("saved");
      return null;
    },
    onType: () => {
      setUnfit(null);
      setDone(null);
    },
    outside: { busy: false, fault: unfit === null ? null : refusedWith(unfit) },
  });
  const draft = form.values;
  usePickedAddress(draft.picked?.url ?? null);
  useEffect(() => () => underWay.current?.abort(), []);
  const change = (part: Partial<BackgroundDraft>) => {
    for (const [field, value] of Object.entries(part))
      if (!Object.is(draft[field as keyof BackgroundDraft], value)) form.set(field as keyof BackgroundDraft, value);
  };
  const pick = async (file: File, uploadId: UploadId | null = null) => {
    const size = await pictureSize(file);
    const fault = uploadFault("roomBackground", file) ?? sizeFault(size);
    if (fault !== null || size === null) return setUnfit(fault ?? "fileDamaged");
    change({ picked: { file, size, uploadId, url: URL.createObjectURL(file) }, area: null });
  };
  /** Undoes the last change; called again, redoes it. */
  const turnBack = async (): Promise<void> => {
    if (before === null) return;
    const fault = await keep(before.draft, before.now);
    if (fault === null) setDone(done === "saved" ? "undone" : "saved");
    else setUnfit(fault);
  };
  const stop = () => underWay.current?.abort();
  return { form, draft, change, pick, stop, share, done, turnBack: done === null ? null : turnBack };
}

const refusedWith = (code: ErrorCode) => ({ field: null, says: () => errorText(code, currentLocale()) });

/** An object URL keeps its file in memory until it is revoked. */
function usePickedAddress(url: string | null): void {
  useEffect(() => (url === null ? undefined : () => URL.revokeObjectURL(url)), [url]);
}

const sizeFault = (size: { w: number; h: number } | null): ErrorCode | null => {
  if (size === null) return "fileDamaged";
  return Math.max(size.w, size.h) > bounds.imagePixels.max ? "imageTooLarge" : null;
};

/** Sends what is no file of the server yet: a picture from this computer, or a part that is cut out of any. */
async function send(draft: BackgroundDraft, options: UploadOptions) {
  const { picked, bgImageUrl } = draft;
  const cut = cutOf(draft);
  if (cut === null && picked === null) return null;
  if (cut === null && picked?.uploadId) return { ok: true as const, value: { uploadId: picked.uploadId } };
  options.onProgress?.(0);
  const file = picked?.file ?? (await fileAt(floorUrl(bgImageUrl)));
  if (file === null) return { ok: false as const, code: "connectionFailed" as const };
  const part = cut === null ? null : await cropPicture(file, cut, constants.uploads.bestBackground);
  return uploadFile("roomBackground", part ?? file, options);
}
