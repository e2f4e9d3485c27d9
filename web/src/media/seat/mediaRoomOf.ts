/** The media room a token opens, or null for an unreadable token. The media server verifies it; this only compares. */
export function mediaRoomOf(token: string): string | null {
  try {
    const payload = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const claims: unknown = JSON.parse(atob(payload));
    const video = (claims as { video?: { room?: unknown } }).video;
    return typeof video?.room === "string" ? video.room : null;
  } catch {
    return null;
  }
}
