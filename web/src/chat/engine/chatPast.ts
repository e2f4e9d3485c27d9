import type { ChatMessage } from "@atrium/contract";
import {
  beforeAround,
  beforeNewer,
  joinedTimeline,
  windowOf,
  windowWithMessage,
  windowWithNewer,
  windowWithOlder,
  withoutUpTo,
  type ChatWindow,
  type Timeline,
} from "@atrium/rules";
import type { ChatPort } from "./chatPort.ts";

interface PastNeeds {
  port: Pick<ChatPort, "page">;
  timeline(): Timeline | null;
  /** Called with the current window, and the timeline once both have merged. */
  show(window: ChatWindow | null, joined: Timeline | null): void;
}

/** Loads parts of a chat's past, separate from its newest messages until both meet. */
export class ChatPast {
  readonly #needs: PastNeeds;
  #window: ChatWindow | null = null;
  #isLoading = false;
  /** Up to here messages were deleted; a page that was on its way then still has them. */
  #cleared = 0;

  constructor(needs: PastNeeds) {
    this.#needs = needs;
  }

  get window(): ChatWindow | null {
    return this.#window;
  }

  /** Shows a message; false if it does not exist, or cannot be loaded now. */
  async bring(position: number): Promise<boolean> {
    const holds = (messages: readonly ChatMessage[] | undefined) =>
      messages?.some((each) => each.position === position);
    if (this.#window !== null && holds(this.#window.messages) === true) return true;
    if (holds(this.#needs.timeline()?.messages) === true) {
      this.close();
      return true;
    }
    const page = await this.#needs.port.page(beforeAround(position));
    if (!page.ok) return false;
    const window = this.left(windowOf(page.value));
    if (holds(window.messages) !== true) return false;
    this.#set(window);
    return true;
  }

  async loadOlder(): Promise<void> {
    const first = this.#window?.messages[0]?.position;
    if (this.#window?.hasOlder !== true || first === undefined) return;
    await this.#load(first, windowWithOlder);
  }

  async loadNewer(): Promise<void> {
    if (this.#window !== null) await this.#load(beforeNewer(this.#window), windowWithNewer);
  }

  take(message: ChatMessage): void {
    if (this.#window !== null) this.#set(windowWithMessage(this.#window, message));
  }

  /** Without what was deleted up to a position. */
  clear(position: number): void {
    this.#cleared = Math.max(this.#cleared, position);
    if (this.#window === null) return;
    const window = this.left(this.#window);
    if (window.messages.length === 0) this.close();
    else this.#set(window);
  }

  /** What is left of messages that were read before some were deleted. */
  left<Part extends Pick<Timeline, "messages" | "hasOlder">>(part: Part): Part {
    return this.#cleared === 0 ? part : withoutUpTo(part, this.#cleared);
  }

  /** Back to the newest messages. */
  close(): void {
    if (this.#window === null) return;
    this.#window = null;
    this.#needs.show(null, null);
  }

  async #load(before: number, added: typeof windowWithOlder): Promise<void> {
    if (this.#isLoading) return;
    this.#isLoading = true;
    const page = await this.#needs.port.page(before);
    this.#isLoading = false;
    if (page.ok && this.#window !== null) this.#set(this.left(added(this.#window, page.value)));
  }

  #set(window: ChatWindow): void {
    const timeline = this.#needs.timeline();
    const joined = timeline && joinedTimeline(timeline, window);
    this.#window = joined === null ? window : null;
    this.#needs.show(this.#window, joined);
  }
}
