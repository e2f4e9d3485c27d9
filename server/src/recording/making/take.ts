// One recording that is being made here: its recorder exchanges a token for a key and uploads piece after piece. Each
// is appended to a file at once, and the reply says what to render and when to end. The row is always right: a take
// that ends finishes its file, and one whose program dies is finished at the next start.

import type { RecorderOpened, RecorderTold, RecordingEnd, RecordingProof } from "@atrium/contract";
import { constants } from "@atrium/contract";
import { proofOfGrowth, whyEndRecording } from "@atrium/rules";
import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { appendFile, writeFile } from "node:fs/promises";
import type { Clock } from "../../platform/clock.ts";
import type { BegunRecording } from "../recordingNeeds.ts";
import { noteGrowth } from "../recordingStore.ts";
import { growingFile, pictureFile } from "./finishFile.ts";
import type { FinishNeeds } from "./finishFile.ts";
import type { RecordedRooms } from "./recordedRooms.ts";
import type { OpenedRecorder, Recorder } from "./recorder.ts";

export interface TakeNeeds extends Pick<FinishNeeds, "db" | "folder" | "log"> {
  clock: Clock;
  rooms: RecordedRooms;
  recorder: Pick<Recorder, "open">;
  /** This node's address for a recorder's browser. */
  siteUrl: () => string;
  /** Called when it ends by itself. */
  onEnd: (because: RecordingEnd) => void;
}

/** A piece of the file. */
export interface Piece {
  number: number;
  bytes: Buffer;
  isLast: boolean;
  wantsMedia: boolean;
}

const SECRET_BYTES = 32;
const LAST_WITHIN_MS = 5000;
const hashOf = (secret: string): Buffer => createHash("sha256").update(secret).digest();
const isSame = (secret: string, hash: Buffer | null): boolean => hash !== null && timingSafeEqual(hashOf(secret), hash);
const isWebp = (bytes: Buffer): boolean =>
  bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP";
const newSecret = (): string => randomBytes(SECRET_BYTES).toString("base64url");

export class Take {
  readonly begun: BegunRecording;
  /** What its room was told last. */
  toldProof: RecordingProof = "starting";
  readonly #needs: TakeNeeds;
  readonly #startedMs: number;
  #tokenHash: Buffer | null;
  #keyHash: Buffer | null = null;
  #browser: OpenedRecorder | null = null;
  #next = 0;
  #grewMs: number | null = null;
  #emptySinceMs: number | null = null;
  #mediaRoom: string | null = null;
  #writing: Promise<unknown> = Promise.resolve();
  #picturing: Promise<unknown> = Promise.resolve();
  #ending: { onLast: () => void } | null = null;
  /** The recorder is gone: no more pieces come. */
  #isLost = false;

  constructor(needs: TakeNeeds, begun: BegunRecording) {
    this.#needs = needs;
    this.begun = begun;
    this.#startedMs = needs.clock.steadyMs();
    const token = newSecret();
    this.#tokenHash = hashOf(token);
    const url = `${needs.siteUrl()}/s/${begun.slug}?agoraRecordingToken=${token}`;
    const onExit = (reason: string) => {
      needs.log.warn({ recordingId: begun.id, reason }, "a recorder ended by itself");
      this.#isLost = true;
      if (this.#ending === null) needs.onEnd(this.#grewMs === null ? "neverBegan" : "recorderLost");
      else this.#ending.onLast();
    };
    this.#browser = needs.recorder.open({ url, onExit });
  }

  get #identity(): string {
    return `recorder-${this.begun.id}`;
  }

  /** The token works once, and only until the first piece is due. */
  async exchange(token: string): Promise<RecorderOpened | null> {
    const isYoung = this.#needs.clock.steadyMs() - this.#startedMs < constants.recording.growsWithinMs;
    if (!isYoung || !isSame(token, this.#tokenHash)) return null;
    this.#tokenHash = null;
    const key = newSecret();
    this.#keyHash = hashOf(key);
    return { key, told: await this.#tell(true) };
  }

  knows(secret: string): boolean {
    return isSame(secret, this.#tokenHash) || isSame(secret, this.#keyHash);
  }

  isKey(key: string): boolean {
    return isSame(key, this.#keyHash);
  }

  /** Appends a piece to the file, unless it is a repeated one: the reply to the first may have been lost. */
  async take({ number, bytes, isLast, wantsMedia }: Piece): Promise<RecorderTold | null> {
    if (number > this.#next) return null;
    if (number === this.#next && bytes.length > 0) {
      this.#next += 1;
      const path = growingFile(this.#needs.folder, this.begun.id);
      this.#writing = this.#writing.then(() => appendFile(path, bytes, { mode: 0o600 }));
      try {
        await this.#writing;
      } catch (error) {
        this.#needs.onEnd("notStored");
        throw error;
      }
      this.#grewMs = this.#needs.clock.steadyMs();
      await noteGrowth(this.#needs.db, this.begun.id, this.#needs.clock.nowMs());
    }
    if (isLast) this.#ending?.onLast();
    return this.#tell(wantsMedia);
  }

  /** Keeps a picture of it, unless it is no WebP. */
  async keepPicture(bytes: Buffer): Promise<boolean> {
    if (!isWebp(bytes)) return false;
    const path = pictureFile(this.#needs.folder, this.begun.id);
    const kept = this.#picturing.then(() => writeFile(path, bytes, { mode: 0o600 }));
    // One that cannot be kept ends neither the recording nor the pictures after it.
    this.#picturing = kept.catch(() => undefined);
    await kept;
    return true;
  }

  /** Whether what is recorded is known to be stored. */
  proof(): RecordingProof {
    return proofOfGrowth({ nowMs: this.#needs.clock.steadyMs(), startedMs: this.#startedMs, grewMs: this.#grewMs });
  }

  /** Why it must end now; null while it may go on. */
  whyEnd(): RecordingEnd | null {
    const { clock, rooms } = this.#needs;
    const nowMs = clock.steadyMs();
    const room = rooms.find(this.begun.spaceId, this.begun.roomId);
    this.#emptySinceMs = room === null ? (this.#emptySinceMs ?? nowMs) : null;
    const watched = { nowMs, startedMs: this.#startedMs, grewMs: this.#grewMs, emptySinceMs: this.#emptySinceMs };
    const why = whyEndRecording({ ...watched, plan: room?.plan ?? "custom" });
    this.#isLost ||= why === "recorderLost" || why === "neverBegan";
    return why;
  }

  /** Waits for the last piece of a recorder that still answers, then closes it. */
  async end(): Promise<void> {
    const { clock, rooms, log } = this.#needs;
    await new Promise<void>((resolve) => {
      this.#ending = { onLast: resolve };
      clock.after(this.#keyHash === null || this.#isLost ? 0 : LAST_WITHIN_MS, resolve);
    });
    this.#keyHash = null;
    this.#tokenHash = null;
    await this.#browser?.close();
    await Promise.all([this.#writing.catch(() => undefined), this.#picturing]);
    if (this.#mediaRoom !== null)
      await rooms
        .leave(this.#mediaRoom, this.#identity)
        .catch((error: unknown) => log.warn({ err: error }, "a recorder could not be removed from its media room"));
  }

  async #tell(wantsMedia: boolean): Promise<RecorderTold> {
    const { rooms } = this.#needs;
    const room = rooms.find(this.begun.spaceId, this.begun.roomId);
    const hasMoved = room !== null && room.mediaRoom !== this.#mediaRoom;
    if (room !== null && hasMoved) this.#mediaRoom = room.mediaRoom;
    const media = room !== null && (wantsMedia || hasMoved) ? await rooms.access(room.mediaRoom, this.#identity) : null;
    return { stops: this.#ending !== null, room: room?.shown ?? null, media };
  }
}
