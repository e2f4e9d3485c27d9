import { isMainThread } from "node:worker_threads";

// Loaded into the program before anything else: its wall clock goes ahead by as much as a journey says. What the
// program measures and waits for goes on as before.
const trueNow = Date.now.bind(Date);
let aheadMs = 0;

if (isMainThread && process.channel) {
  Date.now = () => trueNow() + aheadMs;
  process.on("message", (message: { aheadMs?: number }) => {
    if (message.aheadMs === undefined) return;
    aheadMs += message.aheadMs;
    process.send?.({ aheadMs });
  });
  process.channel.unref();
}
