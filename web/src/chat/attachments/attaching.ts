// The files of a message being written: each uploads at once, can be retried by hand if it failed, and is attached to the
// message when that is sent.
import { constants, newId } from "@atrium/contract";
import type { ErrorCode, UploadId } from "@atrium/contract";
import { createStore } from "zustand/vanilla";
import type { UploadOptions, UploadReply } from "../../platform/upload/uploadFile.ts";

export interface Attaching {
  id: string;
  file: File;
  /** A local URL to show it; null if it is not a picture. */
  preview: string | null;
  /** Upload progress, 0 to 1. */
  share: number;
  uploadId: UploadId | null;
  /** Why the upload failed; null if it did not. */
  refused: ErrorCode | null;
}
/** Still uploading: neither stored nor refused. */
export const isGoingUp = ({ uploadId, refused }: Attaching): boolean => uploadId === null && refused === null;
/** The file itself was refused: retrying would not help. */
const OF_THE_FILE: ReadonlySet<ErrorCode> = new Set([
  "invalidFileType",
  "fileTooLarge",
  "imageTooLarge",
  "fileDamaged",
  "fileNotSafe",
]);
/** It failed, and a retry may succeed. */
export const mayGoAgain = ({ refused }: Attaching): boolean => refused !== null && !OF_THE_FILE.has(refused);

type Upload = (file: File, options: UploadOptions) => Promise<UploadReply>;

export class Attachings {
  readonly state = createStore<{ files: readonly Attaching[] }>(() => ({ files: [] }));
  readonly #upload: Upload;
  readonly #goingUp = new Map<string, AbortController>();

  constructor(upload: Upload) {
    this.#upload = upload;
  }

  /** Returns whether all of them fit into the message. */
  add(files: readonly File[]): boolean {
    const room = constants.chat.mostAttachments - this.state.getState().files.length;
    for (const file of files.slice(0, Math.max(0, room))) {
      const preview = file.type.startsWith("image/") ? URL.createObjectURL(file) : null;
      const each = { id: newId(), file, preview, share: 0, uploadId: null, refused: null };
      this.state.setState((state) => ({ files: [...state.files, each] }));
      void this.#send(each);
    }
    return files.length <= room;
  }

  again(id: string): void {
    const found = this.state.getState().files.find((each) => each.id === id);
    if (found !== undefined && mayGoAgain(found)) void this.#send(found);
  }

  remove(id: string): void {
    this.#goingUp.get(id)?.abort();
    this.#keep((each) => each.id !== id);
  }

  /**
   * The uploads to send with the message now; null while one is pending. Refused ones stay, and do not block sending.
   */
  take(): UploadId[] | null {
    const { files } = this.state.getState();
    if (files.some(isGoingUp)) return null;
    this.#keep(({ refused }) => refused !== null);
    return files.flatMap(({ uploadId }) => uploadId ?? []);
  }

  #keep(isKept: (each: Attaching) => boolean): void {
    const { files } = this.state.getState();
    for (const each of files) if (each.preview !== null && !isKept(each)) URL.revokeObjectURL(each.preview);
    this.state.setState({ files: files.filter(isKept) });
  }

  async #send({ id, file }: Attaching): Promise<void> {
    const ending = new AbortController();
    this.#goingUp.set(id, ending);
    this.#change(id, { share: 0, refused: null });
    const onProgress = (share: number) => this.#change(id, { share });
    const reply = await this.#upload(file, { onProgress, signal: ending.signal });
    this.#goingUp.delete(id);
    this.#change(id, reply.ok ? { share: 1, uploadId: reply.value.uploadId } : { refused: reply.code });
  }

  #change(id: string, changes: Partial<Attaching>): void {
    this.state.setState(({ files }) => ({
      files: files.map((each) => (each.id === id ? { ...each, ...changes } : each)),
    }));
  }
}
