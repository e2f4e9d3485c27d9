import { CLIENT_MESSAGES } from "../../media/src/room/handleSignal.ts";
import { SERVER_MESSAGES } from "../../media/src/room/serverMessages.ts";

/** Every message of the LiveKit protocol's signalling, and what our media server does with it. */
export function signalMessagesPage(): string {
  const lines = [
    "# Signal messages",
    "",
    "The media server speaks the LiveKit protocol: every message of it, and what ours does with it. Types and fields are",
    "those of `@livekit/protocol`. What is *ignored* does nothing and gets no answer; what is *refused* is answered with",
    "`requestResponse` and changes nothing. A message that cannot be read ends its socket, an offer that cannot be read",
    "makes its client start over, and what one person may ask for is bounded by `media/src/signal/signalWork.ts`.",
    "",
    "## From clients",
    "",
    "| message | | |",
    "| --- | --- | --- |",
    ...Object.entries(CLIENT_MESSAGES).map(([name, { use, says }]) => `| \`${name}\` | ${use} | ${says} |`),
    "",
    "## To clients",
    "",
    "| message | | |",
    "| --- | --- | --- |",
    ...Object.entries(SERVER_MESSAGES).map(
      ([name, { isSent, says }]) => `| \`${name}\` | ${isSent ? "sent" : "never"} | ${says} |`,
    ),
  ];
  return `${lines.join("\n")}\n`;
}
