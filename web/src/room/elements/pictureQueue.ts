import { constants, PDF_TYPE, type ElementData, type ErrorCode, type UploadId } from "@atrium/contract";
import { Attachings, type Attaching } from "../../chat/index.ts";
import type { UploadOptions, UploadReply } from "../../platform/upload/uploadFile.ts";
import type { Extent, Point } from "../map/camera.ts";
import type { ElementDesk } from "./elementDesk.ts";

export interface QueueNeeds {
  desk: Pick<ElementDesk, "addFile">;
  upload(file: File, options: UploadOptions): Promise<UploadReply>;
  sizeOf(file: File): Promise<Extent | null>;
}

/** The longest side of a new picture or page, in units; the gap between files added together. */
const LONGEST = 420;
const ASIDE = 36;

/** Pictures and documents being uploaded: each uploads separately, and is placed once it is done. */
export class PictureQueue {
  readonly uploads: Attachings;
  readonly #needs: QueueNeeds;
  readonly #places = new Map<File, Point>();
  readonly #landed = new Set<string>();

  constructor(needs: QueueNeeds) {
    this.#needs = needs;
    this.uploads = new Attachings((file, options) => needs.upload(file, options));
    this.uploads.state.subscribe(({ files }) => {
      for (const each of files) if (each.uploadId !== null) void this.#land(each, each.uploadId);
    });
  }

  /** Returns whether all of them fit into the queue. */
  add(files: readonly File[], middle: Point): boolean {
    for (const [nth, file] of files.entries()) {
      this.#places.set(file, { x: middle.x + nth * ASIDE, y: middle.y + nth * ASIDE });
    }
    return this.uploads.add(files);
  }

  cancelAll(): void {
    for (const { id } of this.uploads.state.getState().files) this.uploads.remove(id);
  }

  async #land({ id, file, preview }: Attaching, uploadId: UploadId): Promise<void> {
    if (this.#landed.has(id)) return;
    this.#landed.add(id);
    const size = (await this.#needs.sizeOf(file)) ?? { w: LONGEST, h: LONGEST };
    const scale = Math.min(1, LONGEST / Math.max(size.w, size.h));
    const fitting = { w: Math.max(40, size.w * scale), h: Math.max(40, size.h * scale) };
    const middle = this.#places.get(file) ?? { x: 0, y: 0 };
    this.#places.delete(file);
    await this.#needs.desk.addFile({ data: dataOf(file, preview ?? ""), size: fitting, uploadId }, middle);
    // Its preview is shown until others see it too.
    this.uploads.remove(id);
  }
}

/** The element shown for a file until the room has it. */
const dataOf = ({ name, size, type }: File, url: string): ElementData =>
  type === PDF_TYPE
    ? { type: "pdf", url, name, bytes: size, pages: 1, page: 1, syncState: true, downloadDisabled: false }
    : { type: "image", url, link: null };

export const isNoPicture = (code: ErrorCode): boolean => code === "invalidFileType";
export const MOST_AT_ONCE = constants.chat.mostAttachments;
