import type { AccountId, InputOf, Operations, Room, RoomId, SpaceId, UploadId, UploadKind } from "@atrium/contract";
import { must } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import type { Arrange } from "@atrium/testkit/arrange";
import type { TestDatabase } from "@atrium/testkit/database";
import type { LiveClient } from "@atrium/testkit/liveClient";
import { createTestGuest } from "@atrium/testkit/testGuest";
import type { TestGuest } from "@atrium/testkit/testGuest";
import { expect } from "vitest";
import { finishUpload, insertUpload } from "../../file/index.ts";

/** A changed setting takes effect on people inside within this time. */
export const FELT_WITHIN_MS = 5000;

interface Program {
  url: string;
  database: TestDatabase;
}

/** A space with its owner and a guest in its first room, and a second guest before the entrance. */
export class InsideScene {
  readonly arrange: Arrange;
  readonly #program: Program;
  readonly #parts: {
    owner: TestGuest;
    ownersLink: LiveClient;
    guestsLink: LiveClient;
    spaceId: SpaceId;
    rooms: Room[];
  };

  private constructor(program: Program, parts: InsideScene["parts"]) {
    this.arrange = createArrange(program.database.db);
    this.#program = program;
    this.#parts = parts;
  }
  get parts() {
    return this.#parts;
  }

  static async open(program: Program): Promise<InsideScene> {
    const owner = await createTestGuest(program.url, "Owner");
    const { spaceId } = await owner.web.done("tryForFree", { teamName: "Team", spaceName: "Space" });
    const { rooms } = await owner.web.done("listRooms", { spaceId });
    const ownersLink = await owner.enter(spaceId);
    const guestsLink = await (await createTestGuest(program.url, "Guest")).enter(spaceId);
    const first = must(rooms[0], "a space has rooms").id;
    for (const link of [ownersLink, guestsLink]) await link.join(first);
    return new InsideScene(program, { owner, ownersLink, guestsLink, spaceId, rooms });
  }

  close(): void {
    for (const link of [this.#parts.ownersLink, this.#parts.guestsLink]) link.close();
  }

  /** The guest who is inside. */
  get guest(): LiveClient {
    return this.#parts.guestsLink;
  }
  get host(): LiveClient {
    return this.#parts.ownersLink;
  }
  get spaceId(): SpaceId {
    return this.#parts.spaceId;
  }
  /** The room both are in. */
  get room(): Room {
    return must(this.#parts.rooms[0], "a space has rooms");
  }
  get otherRoom(): Room {
    return must(this.#parts.rooms[1], "a space has two rooms");
  }

  async newcomer(name = "Newcomer"): Promise<TestGuest> {
    return createTestGuest(this.#program.url, name);
  }

  async changeSpace(changes: Omit<InputOf<Operations["updateSpace"]>, "spaceId">): Promise<void> {
    await this.#parts.owner.web.done("updateSpace", { spaceId: this.spaceId, ...changes });
  }
  async changeRoom(roomId: RoomId, changes: Omit<InputOf<Operations["updateRoom"]>, "roomId">): Promise<void> {
    await this.#parts.owner.web.done("updateRoom", { roomId, ...changes });
  }

  /** A finished upload of the owner's. */
  async upload(kind: UploadKind): Promise<UploadId> {
    const { db } = this.#program.database;
    const accountId: AccountId = this.host.accountId;
    const id = await insertUpload(db, { accountId, kind, name: "a.png", bytes: 1, nowMs: Date.now() });
    const size = { w: 1200, h: 900 };
    await finishUpload(db, id, { path: "", mimeType: "image/webp", bytes: 1, size, dominantColor: null, pages: null });
    return id;
  }

  /** Waits until the space's record has these fields at the guest. */
  async untilSpace(fields: object): Promise<void> {
    const own = () => this.guest.space.records.space[this.spaceId];
    await expect.poll(own, { timeout: FELT_WITHIN_MS, interval: 20 }).toMatchObject(fields);
  }
  /** Waits until a room's record has these fields at the guest. */
  async untilRoom(roomId: RoomId, fields: object): Promise<void> {
    const own = () => this.guest.space.records.room[roomId];
    await expect.poll(own, { timeout: FELT_WITHIN_MS, interval: 20 }).toMatchObject(fields);
  }

  /** The result at the entrance: open, or the code it closes with. */
  async knock(
    who: TestGuest,
    how: { password?: string; enterAsAdminPassword?: string } = {},
  ): Promise<number | "open"> {
    const door = await who.web.done("canJoinSpace", { spaceId: this.spaceId, ...how });
    return door.state === "open" ? "open" : door.closeCode;
  }

  /** The result of entering a room, for the guest inside or another one. */
  async join(
    roomId: RoomId,
    { by = this.guest, password }: { by?: LiveClient; password?: string } = {},
  ): Promise<string> {
    const { spaceId } = this;
    return codeOf(await by.call("joinRoom", { spaceId, roomId, ...(password !== undefined && { password }) }));
  }
}

export const codeOf = (reply: Record<string, unknown>): string => Object.keys(reply)[0] ?? "nothing";
