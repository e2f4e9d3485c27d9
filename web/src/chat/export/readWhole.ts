import type { ChatMessage } from "@atrium/contract";
import type { Clock } from "../../platform/clock.ts";
import type { ChatPort } from "../engine/chatPort.ts";

const AGAIN_MS = 1000;
const ATTEMPTS = 30;

/**
 * Every message of a chat, oldest first, page by page; null if it cannot be loaded. Waits when rate-limited.
 */
export async function readWhole(
  { page }: Pick<ChatPort, "page">,
  clock: Pick<Clock, "after">,
): Promise<ChatMessage[] | null> {
  const messages: ChatMessage[] = [];
  let failures = 0;
  for (;;) {
    const reply = await page(messages[0]?.position);
    if (reply.ok) {
      messages.unshift(...reply.value.messages);
      if (!reply.value.hasOlder || reply.value.messages.length === 0) return messages;
      failures = 0;
    } else {
      failures += 1;
      if (reply.code !== "tooOftenAttempts" || failures >= ATTEMPTS) return null;
      await new Promise<void>((resolve) => void clock.after(AGAIN_MS, resolve));
    }
  }
}
