import { constants, PDF_TYPE, type ElementData, type ErrorCode, type Room, type UploadId } from "@atrium/contract";
import { createStore } from "zustand/vanilla";
import { Attachings, type Attaching } from "../../chat/index.ts";
import type { UploadOptions, UploadReply } from "../../platform/upload/uploadFile.ts";
import type { Extent, Point } from "../map/camera.ts";
import type { ElementDesk } from "./elementDesk.ts";

export interface QueueNeeds {
  /** The room I am in; null if in none. */
  here(): Pick<Room, "id" | "name"> | null;
  desk: Pick<ElementDesk, "addFile">;
  upload(file: File, options: UploadOptions): Promise<UploadReply>;
  sizeOf(file: File): Promise<Extent | null>;
}

interface Place {
  room: Pick<Room, "id" | "name">;
  at: Point;
}

/** The longest side of a new picture or page, in units; the gap between files added together. */
const LONGEST = 420;
const ASIDE = 36;

/** Pictures and documents being uploaded: each uploads separately, and is placed once it is done. */
export class PictureQueue {
  readonly uploads: Attachings;
  /** The names of the rooms that uploaded files wait for, by the ids of the files: I have gone elsewhere. */
  readonly waits = createStore<Readonly<Record<string, string>>>(() => ({}));
  readonly #needs: QueueNeeds;
  readonly #places = new Map<File, Place>();
  readonly #measured = new Set<string>();

  constructor(needs: QueueNeeds) {
    this.#needs = needs;
    this.uploads = new Attachings((file, options) => needs.upload(file, options));
    this.uploads.state.subscribe(() => this.landAll());
  }

  /** Returns whether all of them fit into the queue. */
  add(files: readonly File[], middle: Point): boolean {
    const room = this.#needs.here();
    if (room === null) return true;
    for (const [nth, file] of files.entries()) {
      this.#places.set(file, { room, at: { x: middle.x + nth * ASIDE, y: middle.y + nth * ASIDE } });
    }
    return this.uploads.add(files);
  }

  cancelAll(): void {
    for (const { id } of this.uploads.state.getState().files) this.uploads.remove(id);
  }

  /** Places what is uploaded and belongs to the room I am in; to be called when I come to another one. */
  landAll(): void {
    for (const each of this.uploads.state.getState().files)
      if (each.uploadId !== null) void this.#land(each, each.uploadId);
  }

  async #land({ id, file, preview }: Attaching, uploadId: UploadId): Promise<void> {
    const place = this.#places.get(file);
    if (place === undefined || this.#measured.has(id) || !this.#isHere(id, place)) return;
    this.#measured.add(id);
    const size = (await this.#needs.sizeOf(file)) ?? { w: LONGEST, h: LONGEST };
    this.#measured.delete(id);
    if (!this.#isHere(id, place)) return;
    this.#places.delete(file);
    const scale = Math.min(1, LONGEST / Math.max(size.w, size.h));
    const fitting = { w: Math.max(40, size.w * scale), h: Math.max(40, size.h * scale) };
    await this.#needs.desk.addFile({ data: dataOf(file, preview ?? ""), size: fitting, uploadId }, place.at);
    // Its preview is shown until others see it too.
    this.uploads.remove(id);
  }

  #isHere(id: string, { room }: Place): boolean {
    const isHere = this.#needs.here()?.id === room.id;
    const { [id]: was, ...others } = this.waits.getState();
    const now = isHere ? undefined : room.name;
    if (was !== now) this.waits.setState(now === undefined ? others : { ...others, [id]: now }, true);
    return isHere;
  }
}

/** The element shown for a file until the room has it. */
const dataOf = ({ name, size, type }: File, url: string): ElementData =>
  type === PDF_TYPE
    ? { type: "pdf", url, name, bytes: size, pages: 1, page: 1, syncState: true, downloadDisabled: false }
    : { type: "image", url, link: null };

export const isNoPicture = (code: ErrorCode): boolean => code === "invalidFileType";
export const MOST_AT_ONCE = constants.chat.mostAttachments;
