// Finds or builds the real servers that tests run against, besides our own parts and fakes, and reports missing ones.
import { findLivekitServer } from "./livekitServer.ts";
import { findVersitygw } from "./versitygw.ts";

console.log(findLivekitServer({ build: true }) ?? "no livekit-server here, and no Go to build one");
console.log(findVersitygw({ build: true }) ?? "no versitygw (S3) here, and no Go to build one");
