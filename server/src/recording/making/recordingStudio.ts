// The recordings that are made on this node. Each ends in one of two ways: its row is ended (a host stopped it, through
// any node), or this node sees that it cannot go on and ends the row itself. Then its file is finished.

import type { Effect, RecorderOpened, RecorderTold, RecordingEnd, RecordingId, RecordingState } from "@atrium/contract";
import { isRecording } from "@atrium/rules";
import { eq } from "drizzle-orm";
import { mkdir } from "node:fs/promises";
import type { Bus } from "../../platform/bus.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { rooms } from "../../room/index.ts";
import { spaces } from "../../space/index.ts";
import { endRecording } from "../endRecording.ts";
import { noteProof } from "../noteProof.ts";
import type { BegunRecording, Studio } from "../recordingNeeds.ts";
import { listBeingMade, statesOf } from "../recordingStore.ts";
import type { RecordingRow } from "../recordingStore.ts";
import { bytesThere, finishFile } from "./finishFile.ts";
import type { FinishNeeds } from "./finishFile.ts";
import type { Recorder } from "./recorder.ts";
import { Take } from "./take.ts";
import type { Piece, TakeNeeds } from "./take.ts";

export interface StudioNeeds extends Omit<FinishNeeds, "clock">, Omit<TakeNeeds, "onEnd" | "recorder"> {
  bus: Bus;
  recorder: Recorder;
}

const LOOK_EVERY_MS = 1000;
const SWEEP_EVERY_MS = 30_000;
const STOP_WITHIN_MS = 10_000;
/** A recorder that is silent for this long is gone, with its node; finishing a long file takes a while. */
const SILENT_FOR_MS = { recording: 60_000, processing: 15 * 60_000 };

export class RecordingStudio implements Studio {
  readonly #needs: StudioNeeds;
  readonly #takes = new Map<RecordingId, Take>();
  readonly #finishing = new Map<RecordingId, Promise<void>>();
  #undo: (() => void)[] = [];
  #isLooking = false;
  #isStopping = false;

  constructor(needs: StudioNeeds) {
    this.#needs = needs;
  }

  whyNot() {
    return this.#isStopping ? "busy" : this.#needs.recorder.whyNot();
  }

  begin(begun: BegunRecording): void {
    const onEnd = (because: RecordingEnd) => {
      const take = this.#takes.get(begun.id);
      if (take !== undefined) void this.#end(take, because).catch(this.#onFault);
    };
    try {
      this.#takes.set(begun.id, new Take({ ...this.#needs, onEnd }, begun));
    } catch (error) {
      this.#onFault(error);
      void this.#endInRow(begun, "neverBegan")
        .then(() => finishFile(this.#needs, begun.id))
        .catch(this.#onFault);
    }
  }

  /** Whether this is the secret of a recorder that runs here. */
  knows(secret: string): boolean {
    return [...this.#takes.values()].some((take) => take.knows(secret));
  }

  /** Exchanges the token of a recorder's page. */
  async open(token: string): Promise<RecorderOpened | null> {
    for (const take of this.#takes.values()) {
      const opened = await take.exchange(token);
      if (opened !== null) return opened;
    }
    return null;
  }

  /** Takes a piece from a recorder's page. */
  async take(key: string, piece: Piece): Promise<RecorderTold | null> {
    for (const take of this.#takes.values()) if (take.isKey(key)) return take.take(piece);
    return null;
  }

  /** Keeps a picture from a recorder's page instead of an earlier one. */
  async keepPicture(key: string, bytes: Buffer): Promise<boolean> {
    for (const take of this.#takes.values()) if (take.isKey(key)) return take.keepPicture(bytes);
    return false;
  }

  look(): void {
    if (this.#isLooking) return;
    this.#isLooking = true;
    void this.#lookNow()
      .catch(this.#onFault)
      .finally(() => (this.#isLooking = false));
  }

  /** Finishes what an earlier run of the program has left unfinished. */
  async start(): Promise<void> {
    const { clock, folder } = this.#needs;
    await mkdir(folder, { recursive: true });
    await this.#sweep();
    this.#undo = [
      clock.every(LOOK_EVERY_MS, () => this.look()),
      clock.every(SWEEP_EVERY_MS, () => void this.#sweep().catch(this.#onFault)),
    ];
  }

  /** Ends the running recordings, and keeps what was received. */
  async stop(): Promise<void> {
    for (const each of this.#undo) each();
    this.#isStopping = true;
    await Promise.all([...this.#takes.values()].map((take) => this.#end(take, "serverStopped").catch(this.#onFault)));
    // Finishing a long file takes minutes: it stays on disk, and the next start finishes it.
    const late = new Promise<void>((resolve) => void this.#needs.clock.after(STOP_WITHIN_MS, resolve));
    await Promise.race([Promise.all(this.#finishing.values()), late]);
  }

  readonly #onFault = (error: unknown): void =>
    this.#needs.log.error({ err: error }, "recordings could not be looked after");

  async #lookNow(): Promise<void> {
    const open = [...this.#takes.values()].filter(({ begun }) => !this.#finishing.has(begun.id));
    const states = await statesOf(
      this.#needs.db,
      open.map(({ begun }) => begun.id),
    );
    // What goes wrong with one, or waits, keeps none of the others from ending.
    await Promise.all(open.map((take) => this.#lookAt(take, states.get(take.begun.id)).catch(this.#onFault)));
  }

  async #lookAt(take: Take, state: RecordingState | undefined): Promise<void> {
    const because = take.whyEnd();
    if (state === undefined || !isRecording(state)) this.#wrapUp(take);
    else if (because !== null) await this.#end(take, because);
    else await this.#tellProof(take);
  }

  async #tellProof(take: Take): Promise<void> {
    const proof = take.proof();
    if (proof === take.toldProof) return;
    await this.#inPlace(take.begun, (tx) => noteProof(this.#needs.bus, tx, { id: take.begun.id, proof }));
    take.toldProof = proof;
  }

  async #end(take: Take, because: RecordingEnd): Promise<void> {
    if (this.#finishing.has(take.begun.id)) return;
    await this.#endInRow(take.begun, because);
    this.#wrapUp(take);
  }

  #endInRow(begun: Pick<BegunRecording, "id"> & Partial<BegunRecording>, because: RecordingEnd): Promise<void> {
    return this.#inPlace(begun, (tx) => endRecording(this.#needs.bus, tx, { id: begun.id, because }));
  }

  async #inPlace(
    { spaceId, roomId }: Partial<BegunRecording>,
    work: (tx: Transaction) => Promise<readonly Effect[]>,
  ): Promise<void> {
    const effects = await this.#needs.db.transaction(async (tx): Promise<readonly Effect[]> => {
      // Locks in the same order as calls: the space, then its room, then what is in it.
      if (spaceId !== undefined)
        await tx.select({ id: spaces.id }).from(spaces).where(eq(spaces.id, spaceId)).for("no key update");
      if (roomId !== undefined)
        await tx.select({ id: rooms.id }).from(rooms).where(eq(rooms.id, roomId)).for("no key update");
      return work(tx);
    });
    for (const effect of effects) await effect();
  }

  /** Called once its row has ended. */
  #wrapUp(take: Take): void {
    const { id } = take.begun;
    if (this.#finishing.has(id)) return;
    const work = take
      .end()
      .then(() => finishFile(this.#needs, id))
      .catch(this.#onFault)
      .finally(() => {
        this.#takes.delete(id);
        this.#finishing.delete(id);
      });
    this.#finishing.set(id, work);
  }

  /** A file here is from an earlier run, or could not be stored; recordings of other nodes are left alone. */
  async #sweep(): Promise<void> {
    const { db, clock, folder } = this.#needs;
    for (const row of await listBeingMade(db)) {
      const silentMs = clock.nowMs() - row.seenAt.getTime();
      const isLost = silentMs > SILENT_FOR_MS[row.state === "processing" ? "processing" : "recording"];
      if (isLost || (await bytesThere(folder, row.id)) > 0) await this.#takeUp(row);
    }
  }

  /** Ends and finishes a recording that no node is making any more. */
  async #takeUp({ id, spaceId, roomId }: RecordingRow): Promise<void> {
    if (this.#takes.has(id) || this.#finishing.has(id)) return;
    const place = { ...(spaceId !== null && { spaceId }), ...(roomId !== null && { roomId }) };
    const work = this.#endInRow({ id, ...place }, "serverStopped")
      .then(() => finishFile(this.#needs, id))
      .catch(this.#onFault)
      .finally(() => this.#finishing.delete(id));
    this.#finishing.set(id, work);
    await work;
  }
}
