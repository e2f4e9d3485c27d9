import { Event, RTCSctpTransport } from "werift";
import type { RTCDtlsTransport } from "werift";

export type SctpAssociation = RTCSctpTransport["sctp"];

const port = 5000;

/**
 * A bare SCTP association over DTLS. werift exports only its data channel layer around one, so the association is taken
 * out of it and the layer's own handlers are removed.
 */
export function createAssociation(
  role: "server" | "client",
  sendPacket: (packet: Buffer) => void,
): { association: SctpAssociation; receive: (packet: Buffer) => void } {
  const layer = new RTCSctpTransport(port);
  const dtls = {
    id: "",
    dataReceiver: () => undefined,
    onStateChange: new Event<[string]>(),
    iceTransport: { role: role === "server" ? "controlled" : "controlling" },
    sendData: (packet: Buffer) => {
      sendPacket(packet);
      return Promise.resolve();
    },
  };
  layer.setDtlsTransport(dtls as unknown as RTCDtlsTransport);
  const association = layer.sctp;
  association.onReceive.allUnsubscribe();
  association.onReconfigStreams.allUnsubscribe();
  association.onSackReceived = () => Promise.resolve();
  association.isServer = role === "server";
  return {
    association,
    // A packet that cannot be parsed rejects here; as a floating promise it would end the program.
    receive: (packet) => void association["handleData"](packet).catch(() => undefined),
  };
}

/** Starts it as the side that speaks first; a failure shows as an association that never opens. */
export function startAssociation(association: SctpAssociation): void {
  association.start(port).catch(() => undefined);
}
