import { bounds, type ErrorCode } from "@atrium/contract";
import { useEffect, useRef, useState } from "react";
import { useAct } from "../../platform/data/useAct.ts";
import { uploadFault, uploadFile, type PictureKind } from "../../platform/upload/uploadFile.ts";
import { pictureSize } from "../../ui/crop/cropPicture.ts";
import { useNow } from "../../platform/useNow.ts";
import {
  changesOf,
  draftOf,
  faultsIn,
  isChanged,
  type KeptSettings,
  type PictureName,
  type SettingsDraft,
  type SettingsFault,
  type Uploads,
} from "./settingsModel.ts";

const MINUTE_MS = 60_000;
const KINDS: Readonly<Record<PictureName, PictureKind>> = { logo: "logo", background: "roomBackground" };

export interface SettingsForm {
  kept: KeptSettings;
  draft: SettingsDraft;
  change: (part: Partial<SettingsDraft>) => void;
  pick: (name: PictureName, file: File) => Promise<void>;
  discard: () => void;
  save: () => Promise<void>;
  /** Takes over what the server says now, as after a reset. */
  take: (kept: KeptSettings) => void;
  /** The same for what is no part of the draft, which stays as it is. */
  keep: (kept: KeptSettings) => void;
  faults: readonly SettingsFault[];
  isChanged: boolean;
  isBusy: boolean;
  /** Upload progress of a picture, 0 to 1; null without an upload. */
  share: number | null;
  problem: ErrorCode | null;
  isSaved: boolean;
}

/** The draft of a space's settings, saved together; pictures are uploaded first. */
export function useSettingsDraft(first: KeptSettings): SettingsForm {
  const { run, busy } = useAct("updateSpace");
  const [kept, setKept] = useState(first);
  const [draft, setDraft] = useState(() => draftOf(first));
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<ErrorCode | null>(null);
  const [isSaved, setSaved] = useState(false);
  const nowMs = useNow(MINUTE_MS);
  const underWay = useRef<AbortController | null>(null);
  useEffect(() => () => underWay.current?.abort(), []);
  usePickedAddress(draft.logo?.url ?? null);
  usePickedAddress(draft.background?.url ?? null);
  const change = (part: Partial<SettingsDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setProblem(null);
    setSaved(false);
  };
  const take = (next: KeptSettings) => {
    setKept(next);
    setDraft(draftOf(next));
    setProblem(null);
  };
  const pick = async (name: PictureName, file: File) => {
    const fault = await faultOf(name, file);
    if (fault !== null) return setProblem(fault);
    change({ [name]: { file, url: URL.createObjectURL(file) } });
  };
  const save = async () => {
    const stop = new AbortController();
    underWay.current = stop;
    setProblem(null);
    const uploads = await sendPictures(draft, stop.signal, setShare);
    setShare(null);
    if (stop.signal.aborted) return;
    if (typeof uploads === "string") return setProblem(uploads);
    const reply = await run({ spaceId: kept.space.id, ...changesOf(kept, draft, uploads) });
    if (!reply.ok) return setProblem(reply.code);
    take(reply.value);
    setSaved(true);
  };
  return {
    kept,
    draft,
    change,
    pick,
    save,
    take,
    keep: setKept,
    share,
    problem,
    isSaved,
    discard: () => take(kept),
    faults: faultsIn(kept, draft, nowMs),
    isChanged: isChanged(kept, draft),
    isBusy: busy || share !== null,
  };
}

/** Why a picked file need not be sent at all. */
async function faultOf(name: PictureName, file: File): Promise<ErrorCode | null> {
  const fault = uploadFault(KINDS[name], file);
  if (fault !== null) return fault;
  const size = await pictureSize(file);
  if (size === null) return "fileDamaged";
  return Math.max(size.w, size.h) > bounds.imagePixels.max ? "imageTooLarge" : null;
}

/** Sends what was picked; the code of the first that was refused. */
async function sendPictures(
  draft: SettingsDraft,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Uploads | ErrorCode> {
  const uploads: Uploads = {};
  for (const name of ["logo", "background"] as const) {
    const picked = draft[name];
    if (picked === null) continue;
    const reply = await uploadFile(KINDS[name], picked.file, { signal, onProgress });
    if (!reply.ok) return reply.code;
    uploads[name] = reply.value.uploadId;
  }
  return uploads;
}

/** An object URL keeps its file in memory until it is revoked. */
function usePickedAddress(url: string | null): void {
  useEffect(() => (url === null ? undefined : () => URL.revokeObjectURL(url)), [url]);
}
