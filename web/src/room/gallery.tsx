import { useState, type ReactNode } from "react";
import type { Picture } from "../media/index.ts";
import type { GalleryState } from "../ui/galleryState.ts";
import { fixtureRoom, type FixtureOptions } from "./fixtures/fixtureRoom.ts";
import { cast, type FixturePictures } from "./fixtures/people.ts";
import { RoomScreen } from "./RoomScreen.tsx";

const files: Record<string, string> = import.meta.glob("../../gallery-assets/*.{jpg,svg}", {
  eager: true,
  query: "?url",
  import: "default",
});

/** A still instead of a stream: the poster of a video that never plays. */
const still = (url: string): Picture => ({
  size: null,
  attach(element) {
    element.poster = url;
    return () => undefined;
  },
});
const urls = new Map(Object.entries(files).map(([path, url]) => [path.replace(/.*[/-](\w+)\.(jpg|svg)$/, "$1"), url]));
const stills = new Map([...urls].map(([name, url]) => [name, still(url)]));
const pictures: FixturePictures = {
  webcam: (name) => stills.get(name) ?? null,
  avatarUrl: (name) => urls.get(name) ?? null,
  screen: () => stills.get("screen") ?? null,
};

function Room({
  options,
  children,
}: {
  options: FixtureOptions;
  children?: (port: ReturnType<typeof fixtureRoom>) => ReactNode;
}) {
  const [port] = useState(() => fixtureRoom({ pictures, ...options }));
  return (
    <>
      <RoomScreen port={port} inviteUrl="https://atrium.example/s/kestrel" retryNow={() => undefined} />
      {children?.(port)}
    </>
  );
}

const alone = cast.slice(0, 1);

export const states: readonly GalleryState[] = [
  { name: "room/full", draw: () => <Room options={{}} /> },
  {
    name: "room/alone",
    draw: () => (
      <Room
        options={{ people: alone, media: { microphone: { state: "off" }, camera: { state: "off" }, ownCamera: null } }}
      />
    ),
  },
  {
    name: "room/reconnecting",
    draw: () => (
      <Room
        options={{ live: { link: { state: "reconnecting", sinceMs: Date.now() - 4000, attempt: 3, nextTryAtMs: 0 } } }}
      />
    ),
  },
];
