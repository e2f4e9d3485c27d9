import { Worker } from "node:worker_threads";
import { reportFault } from "../reportFault.ts";
import { createPeerMedia } from "../rtp/createPeerMedia.ts";
import type { PeerMedia } from "../rtp/peerMedia.ts";
import { createTransportHub } from "../transport/transportHub.ts";
import type { CrowdPlan, CrowdReport, RobotHello } from "./crowdMessages.ts";
import { benchIds } from "./crowdMessages.ts";

export interface ForwardingRun {
  kind: "audio" | "video";
  /** Everybody subscribes to every publisher but themselves. */
  peers: number;
  publishers: number;
  /** Milliseconds between two packets of one publisher. */
  everyMs: number;
  forMs: number;
}

export interface ForwardingResults {
  forwardedPackets: number;
  /** Share of the packets sent to subscribers that they received; robots share the machine, so some may be lost. */
  receivedShare: number;
  /** CPU time of the forwarding thread per packet sent to a subscriber: receive, open, rewrite, seal, send. */
  cpuUsPerPacket: number;
  /** Share of one core. */
  cores: number;
}

/** Forwards real encrypted packets over loopback to robots in another thread. */
export async function measureForwarding(run: ForwardingRun): Promise<ForwardingResults> {
  const ip = "127.0.0.1";
  const ports = { bindAddress: ip, udpPort: 0, tcpPort: 0, announcedAddresses: [ip] };
  const hub = await createTransportHub({ ...ports, report: (fault) => reportFault(fault, "") });
  const transports = Array.from({ length: run.peers }, () => hub.create());
  const plan: CrowdPlan = {
    servers: transports.map((transport) => transport.local),
    address: { ip, port: hub.udpPort },
    kind: run.kind,
    publishers: run.publishers,
    everyMs: run.everyMs,
    forMs: run.forMs,
  };
  const worker = new Worker(new URL("robotCrowd.ts", import.meta.url), { workerData: plan });
  const { locals } = await nextMessage<RobotHello>(worker);
  const medias = transports.map((transport) => createPeerMedia(transport));
  connectTracks(medias, run);
  locals.forEach((local, index) => {
    const fingerprints = [{ algorithm: "sha-256", value: local.fingerprint }];
    transports[index]?.setRemote({ ufrag: local.ufrag, pwd: local.pwd, fingerprints, setup: "active" });
  });
  const allConnected = Promise.all(transports.map((transport) => connected(transport)));
  worker.postMessage("go", []);
  await allConnected;
  const before = process.threadCpuUsage();
  const startedAtMs = performance.now();
  const report = await nextMessage<CrowdReport>(worker);
  const used = process.threadCpuUsage(before);
  const cpuUs = used.user + used.system;
  const forwardedPackets = report.sent * (run.peers - 1);
  await hub.close();
  return {
    forwardedPackets,
    receivedShare: report.received / forwardedPackets,
    cpuUsPerPacket: cpuUs / forwardedPackets,
    cores: cpuUs / 1000 / (performance.now() - startedAtMs),
  };
}

function connectTracks(medias: readonly PeerMedia[], run: ForwardingRun): void {
  for (const media of medias) media.setExtensions(benchIds);
  const isAudio = run.kind === "audio";
  medias.slice(0, run.publishers).forEach((media, from) => {
    const up = media.addUpTrack({
      mid: "up",
      kind: run.kind,
      mime: isAudio ? "audio/opus" : "video/vp8",
      payloadType: isAudio ? 111 : 96,
      rids: [],
      ssrcs: [1000 + from],
    });
    medias.forEach((subscriber, to) => {
      if (to === from) return;
      const options = { mid: `d${from}`, ssrc: 5000 + from, payloadType: isAudio ? 111 : 96 };
      const rtx = isAudio ? {} : { rtxSsrc: 9000 + from, rtxPayloadType: 97 };
      subscriber.addDownTrack(up, { ...options, ...rtx }).resume();
    });
  });
}

function nextMessage<Message>(worker: Worker): Promise<Message> {
  return new Promise((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
  });
}

function connected(transport: PeerMedia["transport"]): Promise<void> {
  return new Promise((resolve) => {
    if (transport.state === "connected") resolve();
    transport.onStateChange = (state) => {
      if (state === "connected") resolve();
    };
  });
}
