/** The media room a token opens, or null for a token we cannot read. The media server checks it; we only compare. */
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
