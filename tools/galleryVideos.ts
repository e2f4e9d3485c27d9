import type { Page } from "@playwright/test";

/** Serves our own pages in place of the video hosts' players, so that the gallery needs no network. */
export async function showVideos(page: Page): Promise<void> {
  await page.route(/^https:\/\/(?:www\.youtube-nocookie\.com|player\.vimeo\.com|player\.twitch\.tv)\//, (route) =>
    route.fulfill({ contentType: "text/html", body: player(route.request().url().includes("/embed/refused")) }),
  );
}

/** As much of YouTube's player as a picture needs: it pauses where it is told to, or shows an error. */
const player = (isRefused: boolean): string => `<!doctype html>
<style>body { margin: 0; background: #0c5a72; } svg { display: block; width: 100vw; height: 100vh; }</style>
<svg viewBox="0 0 480 270" preserveAspectRatio="xMidYMid slice">${waves()}</svg>
<script>
  const state = { currentTime: 0, duration: 724, playerState: 2, videoData: { title: "Slow waves, Ericeira" } };
  const tell = (event, info) => parent.postMessage(JSON.stringify({ event, info, id: 1, channel: "widget" }), "*");
  addEventListener("message", ({ data }) => {
    const { event, func, args } = JSON.parse(data);
    if (${isRefused}) return tell("onError", 150);
    if (func === "seekTo") state.currentTime = args[0];
    tell(event === "listening" ? "initialDelivery" : "infoDelivery", state);
  });
</script>`;

const COLORS = ["#0f6a7d", "#1d7a83", "#3f8d8a", "#6ba092", "#93b09a", "#b9bd9f"];

/** Rows of waves, lighter towards the shore. */
function waves(): string {
  return COLORS.map((color, row) => {
    const y = 40 + row * 40;
    const crests = Array.from({ length: 9 }, () => "q 30 -26 60 0").join(" ");
    return `<path d="M -20 ${y} ${crests} V 270 H -20 Z" fill="${color}" stroke="#e8f1ea" stroke-opacity="${0.2 + row * 0.12}" stroke-width="${1 + row * 0.5}" />`;
  }).join("");
}
