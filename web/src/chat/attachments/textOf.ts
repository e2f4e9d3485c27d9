import type { ChatMessage } from "@atrium/contract";

/** A message in one line: its text, or the name of its first file. */
export const textOf = ({ content, attachments }: Pick<ChatMessage, "content" | "attachments">): string =>
  content === "" ? (attachments?.[0]?.name ?? "") : content;
