import type { AccountId, RoomId } from "@atrium/contract";
import { useState } from "react";
import { tell } from "../../ui/tell.ts";
import { isEqual } from "../people/keepEqual.ts";
import type { RoomPort } from "../roomPort.ts";
import { useLive } from "../useLive.ts";
import { roomsWaiting, shieldModel, type ShieldModel, type WaitingPerson } from "./shieldModel.ts";

export interface Shield extends ShieldModel {
  isShown: boolean;
  show(isShown: boolean): void;
  /** Raises the shield of my room, or takes it down. */
  raise(isUp: boolean): void;
  letIn(person: { accountId: AccountId; roomId: RoomId }): void;
  letAllIn(): void;
}

/** What a host does with the shield; null for everybody else. It shows by itself as somebody new waits. */
export function useShield(port: Pick<RoomPort, "live" | "call">): Shield | null {
  const model = useLive(port, shieldModel, isSame);
  const [isOpen, setOpen] = useState(false);
  const [hiddenAtMs, setHiddenAtMs] = useState(-Infinity);
  if (model === null) return null;
  const newestMs = Math.max(-Infinity, ...model.waiting.map(({ sinceMs }) => sinceMs));
  return {
    ...model,
    isShown: isOpen || newestMs > hiddenAtMs,
    show(isShown) {
      setOpen(isShown);
      setHiddenAtMs(isShown ? -Infinity : newestMs);
    },
    raise: (isUp) => tell(port.call("updateRoom", { shield: isUp })),
    letIn: (person) => tell(port.call("letIn", person)),
    letAllIn: () => roomsWaiting(model).forEach((roomId) => tell(port.call("letIn", { roomId }))),
  };
}

function isSame(before: ShieldModel | null, now: ShieldModel | null): boolean {
  if (before === null || now === null) return before === now;
  return before.isUp === now.isUp && areSame(before.waiting, now.waiting);
}

const areSame = (before: readonly WaitingPerson[], now: readonly WaitingPerson[]): boolean =>
  before.length === now.length && now.every((each, at) => isEqual(flat(each), flat(before[at] ?? null)));

const flat = (each: WaitingPerson | null) => ({ ...each, ...each?.person, person: 0 });
