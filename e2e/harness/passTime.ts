import { isMainThread } from "node:worker_threads";

// Loaded into the program before anything else: sets its wall clock ahead by as much as a journey says. Timers and the
// steady clock are not affected.
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
