import type { AccountId, FileUrl, UploadId } from "@atrium/contract";
import type { Bus } from "../platform/bus.ts";
import type { Query, Transaction } from "../platform/database/database.ts";

/** What announcing a change of elements needs. */
export interface ElementNewsNeeds {
  bus: Bus;
}

/** Our own hosts must not be embedded: their pages would share an origin with the page around them. */
export interface EmbedNeeds {
  isOwnHost(host: string): boolean;
}

/** A finished upload to be shown in a room. */
export interface ShownUpload {
  url: FileUrl;
  name: string;
  bytes: number;
  /** Of a picture, in pixels; null for a PDF. */
  size: { w: number; h: number } | null;
  /** Of a PDF; null for a picture. */
  pages: number | null;
}

/** What elements need from uploads. */
export interface ElementFiles {
  /** The caller's finished upload, if it is to be shown in a room; keeps it for another day. */
  shown(tx: Transaction, of: { uploadId: UploadId; accountId: AccountId; nowMs: number }): Promise<ShownUpload | null>;
  /** Keeps a file for another day: the element that showed it was removed, and may be restored. */
  keep(tx: Query, url: FileUrl, nowMs: number): Promise<void>;
  /** A signed URL that opens it for a few minutes. */
  sign(url: FileUrl, nowMs: number): string;
}
