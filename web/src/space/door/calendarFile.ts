interface Opening {
  name: string;
  slug: string;
  /** The URL of its page. */
  url: string;
  startsAtMs: number;
  nowMs: number;
}

const HOUR_MS = 3_600_000;

/** An iCalendar event of one hour from a space's opening (RFC 5545). */
export function calendarFile({ name, slug, url, startsAtMs, nowMs }: Opening): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Atrium//Atrium//EN",
    "BEGIN:VEVENT",
    `UID:${slug}-${startsAtMs}@${new URL(url).hostname}`,
    `DTSTAMP:${timeOf(nowMs)}`,
    `DTSTART:${timeOf(startsAtMs)}`,
    `DTEND:${timeOf(startsAtMs + HOUR_MS)}`,
    `SUMMARY:${escaped(name)}`,
    `URL:${url}`,
    `DESCRIPTION:${escaped(url)}`,
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escaped(name)}`,
    "TRIGGER:-PT10M",
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

const timeOf = (atMs: number): string => new Date(atMs).toISOString().replace(/[-:]|\.\d+/g, "");

const escaped = (text: string): string => text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r?\n/g, String.raw`\n`);

const MOST_BYTES = 75;

/** A line has at most 75 bytes; it continues after a space, and no character is split. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let out = "";
  let bytes = 0;
  for (const sign of line) {
    const { length } = encoder.encode(sign);
    if (bytes + length > MOST_BYTES) {
      out += "\r\n ";
      bytes = 1;
    }
    out += sign;
    bytes += length;
  }
  return out;
}
