// Finds or builds the real servers that tests take beside our own parts and fakes, and says so where one is not to be had.
import { findLivekitServer } from "./livekitServer.ts";
import { findVersitygw } from "./versitygw.ts";

console.log(findLivekitServer({ build: true }) ?? "no livekit-server here, and no Go to build one");
console.log(findVersitygw({ build: true }) ?? "no versitygw (S3) here, and no Go to build one");
