// Our media server alone in a process, to be measured.
import { startMedia } from "@atrium/media";
import { serveMeasured } from "../measuredProcess.ts";

const media = await startMedia({
  apiKey: "bench",
  apiSecret: process.env["MEDIA_SECRET"] ?? "",
  bindAddress: "127.0.0.1",
  signalPort: 0,
  udpPort: 0,
  tcpPort: 0,
  announcedAddresses: ["127.0.0.1"],
});
serveMeasured({ port: Number(new URL(media.signalUrl).port) });
