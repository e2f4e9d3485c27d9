import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { browserLaunch } from "@atrium/testkit/browserLaunch";
import { chromium, type Page } from "@playwright/test";
import type * as livekit from "livekit-client";
import type { MediaTrial } from "./mediaTrial.ts";

declare global {
  interface Window {
    LivekitClient: typeof livekit;
    room: livekit.Room;
    events: string[];
    received: string[];
  }
}

/** A browser in which unmodified livekit-client joins rooms, with one page per person. */
export interface BrowserClients {
  join(trial: MediaTrial, person: JoinOptions): Promise<Page>;
  close(): Promise<void>;
}

export interface JoinOptions {
  identity: string;
  room: string;
  /** Passed to livekit-client. */
  options?: { singlePeerConnection?: boolean; adaptiveStream?: boolean };
  connect?: { autoSubscribe?: boolean };
  microphone?: boolean;
  camera?: boolean;
}

export async function startBrowserClients(): Promise<BrowserClients> {
  const site = await startSite();
  const args = [...browserLaunch.args, "--autoplay-policy=no-user-gesture-required"];
  const browser = await chromium.launch({ ...browserLaunch, args });
  const { port } = site.address() as AddressInfo;
  return {
    join: async (trial, person) => {
      const page = await browser.newPage();
      await page.goto(`http://127.0.0.1:${port}/`);
      await page.evaluate(enter, { person, url: trial.url, token: await trial.token(person.identity, person.room) });
      return page;
    },
    close: async () => {
      await browser.close();
      await new Promise((resolve) => site.close(resolve));
    },
  };
}

async function startSite(): Promise<Server> {
  const entry = createRequire(import.meta.url).resolve("livekit-client");
  const script = await readFile(new URL("livekit-client.umd.js", `file://${entry}`));
  const site = createServer((request, response) => {
    const isScript = request.url === "/client.js";
    response.setHeader("Content-Type", isScript ? "text/javascript" : "text/html");
    response.end(
      isScript ? script : "<!doctype html><title>Trial</title><script src=/client.js></script><body></body>",
    );
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  return site;
}

async function enter({ person, url, token }: { person: JoinOptions; url: string; token: string }): Promise<void> {
  const { Room, RoomEvent } = window.LivekitClient;
  const room = new Room({ dynacast: true, ...person.options });
  window.room = room;
  window.events = [];
  window.received = [];
  for (const event of Object.values(RoomEvent)) room.on(event, () => window.events.push(event));
  room.on(RoomEvent.DataReceived, (data) => window.received.push(new TextDecoder().decode(data)));
  room.on(RoomEvent.TrackSubscribed, (track) => {
    const element = track.attach();
    element.style.width = "640px";
    document.body.append(element);
  });
  await room.connect(url, token, person.connect);
  if (person.microphone) await room.localParticipant.setMicrophoneEnabled(true);
  if (person.camera) await room.localParticipant.setCameraEnabled(true);
}
