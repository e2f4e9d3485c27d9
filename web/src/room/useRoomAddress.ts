import type { RoomId } from "@atrium/contract";
import { useEffect, useEffectEvent, useRef } from "react";
import type { EnterOutcome } from "./useEnterRoom.ts";

/** The room the page's address names. */
export interface RoomAddress {
  /** Null where it names none. */
  roomId: RoomId | null;
  /** The message that the address leads to; null for none. */
  message: AddressedMessage | null;
  /** It has been found, or is not there. */
  forgetMessage(): void;
  /** Names another one; `replace` leaves no step to go back to. */
  show(roomId: RoomId, replace: boolean): void;
}

/** A message by its place in the chat of the room, or of the whole space. */
export interface AddressedMessage {
  chat: "room" | "space";
  position: number;
}

interface Here {
  /** The room I am in; null between two of them. */
  currentId: RoomId | null;
  enter(roomId: RoomId): Promise<EnterOutcome>;
  /** A password is asked for: until it fits I am where I was. */
  isAsking: boolean;
}

/**
 * The address is the room: another room in it is entered, and entering another room names it. Only one of the two leads
 * at a time: whichever has changed. An address that names nothing stays as it is until I go to another room.
 */
export function useRoomAddress(
  { roomId, show }: Pick<RoomAddress, "roomId" | "show">,
  { currentId, enter, isAsking }: Here,
): void {
  const arrived = useRef(false);
  const follow = useEffectEvent((wished: RoomId | null) => {
    if (!arrived.current || wished === null || currentId === null || wished === currentId) return;
    void enter(wished).then((outcome) => (outcome === "refused" ? show(currentId, true) : undefined));
  });
  const name = useEffectEvent((here: RoomId | null) => {
    if (here === null) return;
    const isFirst = !arrived.current;
    arrived.current = true;
    if (here === roomId || (isFirst && roomId === null)) return;
    // Where I came in elsewhere than I wished, the wish is no place to go back to.
    show(here, isFirst);
  });
  useEffect(() => follow(roomId), [roomId]);
  useEffect(() => name(currentId), [currentId]);
  const goBack = useEffectEvent(() => {
    if (currentId !== null && roomId !== null && roomId !== currentId) show(currentId, true);
  });
  const wasAsking = useRef(false);
  useEffect(() => {
    if (wasAsking.current && !isAsking) goBack();
    wasAsking.current = isAsking;
  }, [isAsking]);
}
