import { newId } from "@atrium/contract";
import type { ConnectionId, DownMessage, UpMessage } from "@atrium/contract";
import { LiveMirror } from "./liveMirror.ts";

interface Frame {
  message(): DownMessage;
}
interface Ending {
  closeCode: number;
}

/**
 * One end of a pair without sockets: what actors say waits here until it is flushed into a mirror, so a test decides when
 * which person hears what.
 */
export interface LiveOutlet {
  connectionId: ConnectionId;
  send(message: DownMessage): void;
  deliver(frame: Frame): void;
  deliverPresence(frame: Frame): boolean;
  end(ending: Ending): void;
  abandon(): void;
  /** Hands on the next so many waiting messages; all of them without a number. */
  flush(count?: number): void;
  waiting: DownMessage[];
  mirror: LiveMirror;
  /** What the person would have sent by themselves (resync). */
  sent: UpMessage[];
  ended: Ending | "abandoned" | null;
  /** True: presence is not taken, as by a slow socket. */
  isSlow: boolean;
}

/** A person of an actor, who keeps what is said to them until a test looks. */
export function createLiveOutlet(): LiveOutlet {
  const sent: UpMessage[] = [];
  const take = (message: DownMessage) => {
    // As over the wire: nothing is shared with the sender.
    outlet.waiting.push(structuredClone(message));
  };
  const outlet: LiveOutlet = {
    connectionId: newId<ConnectionId>(),
    send: take,
    deliver: (frame) => take(frame.message()),
    deliverPresence(frame) {
      if (!outlet.isSlow) take(frame.message());
      return !outlet.isSlow;
    },
    end(ending) {
      outlet.ended = ending;
    },
    abandon() {
      outlet.ended = "abandoned";
    },
    flush(count = outlet.waiting.length) {
      for (const message of outlet.waiting.splice(0, count)) outlet.mirror.take(message);
    },
    waiting: [],
    mirror: new LiveMirror((message) => sent.push(message)),
    sent,
    ended: null,
    isSlow: false,
  };
  return outlet;
}
