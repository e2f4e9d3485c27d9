import { parentPort, workerData } from "node:worker_threads";
import { must } from "@atrium/contract";
import { createPeerMedia } from "../rtp/createPeerMedia.ts";
import { sampleRtp, sampleVp8 } from "../rtp/testing/sampleRtp.ts";
import { createCertificate } from "../transport/dtls/certificate.ts";
import type { PeerTransport } from "../transport/peerTransport.ts";
import { createRobotPeer } from "../transport/testing/robotPeer.ts";
import type { RobotPeer } from "../transport/testing/robotPeer.ts";
import type { CrowdPlan, CrowdReport, RobotHello } from "./crowdMessages.ts";
import { benchIds } from "./crowdMessages.ts";

/** The clients of the forwarding bench, in a thread of their own so that their work is not counted. */
const port = must(parentPort, "the crowd runs in a worker");
const plan = workerData as CrowdPlan;
let received = 0;

async function startRobots(): Promise<RobotPeer[]> {
  const certificate = await createCertificate();
  return Promise.all(
    plan.servers.map((local) =>
      createRobotPeer({ certificate, server: { local }, address: { ...plan.address, protocol: "udp" } }),
    ),
  );
}

function reachesConnected(transport: PeerTransport): Promise<void> {
  return new Promise((resolve) => {
    transport.onStateChange = (state) => {
      if (state === "connected") resolve();
    };
  });
}

const remoteOf = (local: PeerTransport["local"]) => ({
  ufrag: local.ufrag,
  pwd: local.pwd,
  fingerprints: [{ algorithm: "sha-256", value: local.fingerprint }],
  setup: "passive" as const,
});

/** Publisher `index` sends its next packet: sound of 80 bytes, or a picture packet of 1100. */
function packetOf(index: number, sequence: number): Buffer {
  const counted = { id: benchIds.transportCc, value: Buffer.from([(sequence >> 8) & 255, sequence & 255]) };
  const extensions = [{ id: benchIds.mid, value: "up" }, counted];
  const common = { sequence, timestamp: sequence * 960, ssrc: 1000 + index, extensions };
  if (plan.kind === "audio") return sampleRtp({ ...common, payloadType: 111, payload: Buffer.alloc(80, 7) });
  const frame = sampleVp8({ isKey: sequence === 0, pictureId: sequence, tl0PicIdx: sequence & 255 });
  return sampleRtp({ ...common, payloadType: 96, payload: Buffer.concat([frame, Buffer.alloc(1080, 7)]) });
}

async function run(): Promise<void> {
  const robots = await startRobots();
  const hello: RobotHello = { locals: robots.map((robot) => robot.transport.local) };
  port.postMessage(hello, []);
  await new Promise((resolve) => port.once("message", resolve));
  await Promise.all(robots.map((robot) => robot.check()));
  const connected = Promise.all(robots.map((robot) => reachesConnected(robot.transport)));
  robots.forEach((robot, index) => robot.transport.setRemote(remoteOf(must(plan.servers[index], "a server each"))));
  await connected;
  for (const robot of robots) {
    const media = createPeerMedia(robot.transport);
    media.setExtensions(benchIds);
    robot.transport.onRtp = () => received++;
  }
  let sequence = 0;
  const sendRound = (): void => {
    for (let index = 0; index < plan.publishers; index++) robots[index]?.transport.sendRtp(packetOf(index, sequence));
    sequence++;
  };
  const timer = setInterval(sendRound, plan.everyMs);
  const beat = setInterval(() => robots.forEach((robot) => void robot.check()), 2000);
  await new Promise((resolve) => setTimeout(resolve, plan.forMs));
  clearInterval(timer);
  clearInterval(beat);
  await new Promise((resolve) => setTimeout(resolve, 300));
  const report: CrowdReport = { sent: sequence * plan.publishers, received };
  port.postMessage(report, []);
  for (const robot of robots) robot.close();
}

await run();
