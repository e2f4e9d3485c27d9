import { DisconnectReason, LeaveRequest_Action } from "@livekit/protocol";
import type { Moment } from "../clock.ts";
import { Doors } from "./doors.ts";
import type { Participant } from "./participant.ts";
import { Room } from "./room.ts";
import type { RoomOptions } from "./roomInfo.ts";
import { RoomTicker } from "./tickRoom.ts";

export interface RoomDirectoryNeeds {
  now(): Moment;
  /** Runs the task after the current messages. */
  soon(task: () => void): void;
  newSid(prefix: string): string;
  refreshToken(participant: Participant, wallMs: number): void;
  /** One of our faults in one room; the participant or room it occurred in has been ended, the others continue. */
  report(fault: unknown, roomName: string): void;
}

/** Settings of a room that is not created by its first participant. */
export interface RoomSettings {
  metadata: string;
  /** 0 for the default. */
  emptyTimeoutSeconds: number;
  departureTimeoutSeconds: number;
  maxParticipants: number;
}

const EMPTY_TIMEOUT_SECONDS = 300;
const DEPARTURE_TIMEOUT_SECONDS = 20;
const NO_SETTINGS: RoomSettings = {
  metadata: "",
  emptyTimeoutSeconds: 0,
  departureTimeoutSeconds: 0,
  maxParticipants: 0,
};

/**
 * All rooms by name. They are created by their first participant or the server API, and removed after being empty for a
 * while.
 */
export class RoomDirectory {
  readonly #needs: RoomDirectoryNeeds;
  readonly #rooms = new Map<string, { room: Room; ticker: RoomTicker }>();
  readonly #doors = new Map<string, Doors>();

  constructor(needs: RoomDirectoryNeeds) {
    this.#needs = needs;
  }

  get rooms(): readonly Room[] {
    return [...this.#rooms.values()].map(({ room }) => room);
  }

  get wallMs(): number {
    return this.#needs.now().wallMs;
  }

  get(name: string): Room | null {
    return this.#rooms.get(name)?.room ?? null;
  }

  open(name: string, settings: RoomSettings = NO_SETTINGS): Room {
    const known = this.get(name);
    if (known) return known;
    const options: RoomOptions = {
      name,
      sid: this.#needs.newSid("RM_"),
      created: this.#needs.now(),
      metadata: settings.metadata,
      emptyTimeoutMs: (settings.emptyTimeoutSeconds || EMPTY_TIMEOUT_SECONDS) * 1000,
      departureTimeoutMs: (settings.departureTimeoutSeconds || DEPARTURE_TIMEOUT_SECONDS) * 1000,
      maxParticipants: settings.maxParticipants,
    };
    const room = new Room(options, this.doorsOf(name), {
      steadyMs: () => this.#needs.now().steadyMs,
      soon: (task) => this.#needs.soon(() => this.guard(name, task)),
      report: (fault) => this.#needs.report(fault, name),
    });
    this.#rooms.set(name, {
      room,
      ticker: new RoomTicker(room, (member, wallMs) => this.#needs.refreshToken(member, wallMs)),
    });
    return room;
  }

  /** Corrections for people in a room of this name; they outlive the room. */
  doorsOf(name: string): Doors {
    const doors = this.#doors.get(name) ?? new Doors();
    this.#doors.set(name, doors);
    return doors;
  }

  close(room: Room, reason: DisconnectReason): void {
    for (const member of room.members) room.remove(member, reason);
    this.#rooms.delete(room.options.name);
  }

  /** The program is shutting down: clients are told to reconnect. */
  closeAll(): void {
    for (const { room } of this.#rooms.values()) {
      for (const member of room.members) {
        room.remove(member, DisconnectReason.SERVER_SHUTDOWN, LeaveRequest_Action.RECONNECT);
      }
    }
    this.#rooms.clear();
  }

  /** True while there are rooms, or corrections to remember. */
  tick(now: Moment): boolean {
    for (const [name, { room, ticker }] of this.#rooms) {
      this.guard(name, () => ticker.tick(now));
      if (isOver(room, now)) this.#rooms.delete(name);
    }
    for (const [name, doors] of this.#doors) {
      if (!doors.tick(now.wallMs) && !this.#rooms.has(name)) this.#doors.delete(name);
    }
    return this.#rooms.size + this.#doors.size > 0;
  }

  /** Runs what concerns a room but no single participant. A fault there ends the room; its people may join again. */
  guard(roomName: string, task: () => void): void {
    try {
      task();
    } catch (fault) {
      this.#needs.report(fault, roomName);
      this.#abandon(roomName);
    }
  }

  #abandon(roomName: string): void {
    const room = this.get(roomName);
    this.#rooms.delete(roomName);
    for (const member of room?.members ?? []) room?.expel(member);
  }
}

function isOver({ emptySinceMs, options, wasUsed }: Room, now: Moment): boolean {
  if (emptySinceMs === null) return false;
  return now.steadyMs - emptySinceMs > (wasUsed ? options.departureTimeoutMs : options.emptyTimeoutMs);
}
