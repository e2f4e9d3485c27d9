import type { RoomId } from "@atrium/contract";
import { useEffect, useEffectEvent, useRef } from "react";
import type { EnterOutcome } from "./useEnterRoom.ts";

/** The room in the page's address. */
export interface RoomAddress {
  /** Null if the address has none. */
  roomId: RoomId | null;
  /** The message the address leads to; null for none. */
  message: AddressedMessage | null;
  /** Called once it has been found, or does not exist. */
  forgetMessage(): void;
  /** What the address opens over the room; null for nothing. */
  shows: "recordings" | null;
  /** Called once it is open. */
  forgetShown(): void;
  /** Sets another one; `replace` adds no history entry. */
  show(roomId: RoomId, replace: boolean): void;
}

/** A message by its position in the chat of the room, or of the whole space. */
export interface AddressedMessage {
  chat: "room" | "space";
  position: number;
}

interface Here {
  /** The current room; null between two of them. */
  currentId: RoomId | null;
  enter(roomId: RoomId): Promise<EnterOutcome>;
  /** A password is being asked for: until it is right, I stay where I am. */
  isAsking: boolean;
}

/**
 * Keeps the address and the current room in sync: a new room in the address is entered, and entering a room changes the
 * address. Only the one that changed drives the other. An address without a room stays until I enter another room; it
 * stands for the room where I was placed by it, and Back leads there.
 */
export function useRoomAddress(
  { roomId, show }: Pick<RoomAddress, "roomId" | "show">,
  { currentId, enter, isAsking }: Here,
): void {
  const first = useRef<RoomId | null>(null);
  const follow = useEffectEvent((addressed: RoomId | null) => {
    const wished = addressed ?? first.current;
    if (first.current === null || wished === null || currentId === null || wished === currentId) return;
    void enter(wished).then((outcome) => (outcome === "refused" ? show(currentId, true) : undefined));
  });
  const name = useEffectEvent((here: RoomId | null) => {
    if (here === null) return;
    const isFirst = first.current === null;
    first.current ??= here;
    if (here === (roomId ?? first.current)) return;
    // If I was placed in a different room than requested, Back must not lead to the requested one.
    show(here, isFirst);
  });
  useEffect(() => follow(roomId), [roomId]);
  useEffect(() => name(currentId), [currentId]);
  const goBack = useEffectEvent(() => {
    if (currentId !== null && currentId !== (roomId ?? first.current)) show(currentId, true);
  });
  const wasAsking = useRef(false);
  useEffect(() => {
    if (wasAsking.current && !isAsking) goBack();
    wasAsking.current = isAsking;
  }, [isAsking]);
}
