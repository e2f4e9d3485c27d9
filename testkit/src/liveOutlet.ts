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
 * One end of a pair without sockets: messages from actors wait here until flushed into a mirror, so a test decides who
 * receives what and when.
 */
export interface LiveOutlet {
  connectionId: ConnectionId;
  send(message: DownMessage): void;
  deliver(frame: Frame): void;
  deliverPresence(frame: Frame): boolean;
  end(ending: Ending): void;
  abandon(): void;
  /** Delivers the next `count` waiting messages; all of them by default. */
  flush(count?: number): void;
  waiting: DownMessage[];
  mirror: LiveMirror;
  /** Messages the person would have sent on their own (resync). */
  sent: UpMessage[];
  ended: Ending | "abandoned" | null;
  /** True: presence is not accepted, as by a slow socket. */
  isSlow: boolean;
}

/** A person of an actor whose messages are kept until a test looks. */
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
