import type { MeetingMessage } from "@atrium/rules";

/**
 * A message in Slack's format. Rich text is shown as it is: no name is read as a mention or a link, as it would be in
 * Slack's own markup. Only the text for notifications is markup, and escaped.
 */
export function messageForm({ said, names, comeIn }: MeetingMessage): Readonly<Record<string, string>> {
  const sentence = said.map(({ text, isBold }) => ({
    type: "text",
    text,
    ...(isBold ? { style: { bold: true } } : {}),
  }));
  const elements: object[] = [{ type: "rich_text_section", elements: sentence }];
  if (names !== null) elements.push({ type: "rich_text_quote", elements: [{ type: "text", text: names }] });
  if (comeIn !== null)
    elements.push({ type: "rich_text_section", elements: [{ type: "link", url: comeIn.url, text: comeIn.text }] });
  return {
    text: escaped(said.map(({ text }) => text).join("")),
    blocks: JSON.stringify([{ type: "rich_text", elements }]),
    unfurl_links: "false",
    unfurl_media: "false",
  };
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
