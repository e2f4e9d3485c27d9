import type { ChatMessage } from "@atrium/contract";

/** What stands for a message in one line: its words, or what its first file is called. */
export const textOf = ({ content, attachments }: Pick<ChatMessage, "content" | "attachments">): string =>
  content === "" ? (attachments?.[0]?.name ?? "") : content;
