import { SpaceId, type SpaceEntrance } from "@atrium/contract";
import { fixtureCast as cast, fixtureId as idOf, fixtureRoomId as roomIdOf } from "../room/index.ts";
import type { GalleryState } from "../ui/galleryState.ts";
import { ClosedDoorPage } from "./ClosedDoorPage.tsx";
import { Entrance } from "./Entrance.tsx";
import { LeftPage } from "./LeftPage.tsx";
import type { ClosedDoor } from "./spaceScreenModel.ts";
import { WaitingPage } from "./WaitingPage.tsx";

const nothing = () => undefined;
const pictures: Record<string, string> = import.meta.glob("../../gallery-assets/*.jpg", {
  eager: true,
  query: "?url",
  import: "default",
});

const people: SpaceEntrance["people"] = cast
  .filter((person) => ["marina", "tomas", "oleg", "lena", "kofi", "aigerim", "jonas"].includes(person.key))
  .map(({ key, name, at, palette, appearance, webcam }) => ({
    accountId: idOf(key),
    roomId: roomIdOf("lounge"),
    name,
    palette,
    avatarAppearance: appearance ?? "letter",
    avatarUrl: webcam === undefined ? null : (pictures[`../../gallery-assets/p-${webcam}.jpg`] ?? null),
    pos: at,
    speaking: key === "marina",
  }));

const entrance: SpaceEntrance = {
  spaceId: SpaceId.parse("kestrel".padEnd(21, "s")),
  slug: "kestrel",
  name: "Kestrel Studio",
  logoUrl: null,
  title: "",
  description: "",
  brightness: 100,
  hasPassword: false,
  isPrivate: false,
  startsAt: null,
  isFull: false,
  room: {
    roomId: roomIdOf("lounge"),
    name: "Lounge",
    type: "spatial",
    bgImageUrl: "floor:lounge",
    size: { w: 3200, h: 1800 },
    hasPassword: false,
  },
  people,
  onlineCount: people.length,
  role: "PUBLIC_GUEST",
};

interface CardOptions {
  change?: Partial<SpaceEntrance>;
  name?: string;
  isEntering?: boolean;
  wrongPassword?: boolean;
}

const card = ({ change = {}, name = "Arina Vesnina", isEntering = false, wrongPassword = false }: CardOptions = {}) => (
  <Entrance
    model={{ screen: "entrance", entrance: { ...entrance, ...change }, isEntering, wrongPassword }}
    rememberedName={name}
    email={null}
    warmUp={nothing}
    enter={nothing}
  />
);

const door = (shut: ClosedDoor): GalleryState => ({
  name: `space/door-${shut}`,
  draw: () => (
    <ClosedDoorPage
      door={shut}
      spaceName="Kestrel Studio"
      slug="kestrel"
      startsAt="2026-12-01T16:00:00.000Z"
      tryAgain={nothing}
      takeOver={nothing}
    />
  ),
});

const doors: readonly ClosedDoor[] = [
  "full",
  "notStarted",
  "private",
  "missing",
  "kicked",
  "banned",
  "elsewhere",
  "signedOut",
  "broken",
];

export const states: readonly GalleryState[] = [
  { name: "space/entrance", draw: () => card() },
  { name: "space/entrance-empty", draw: () => card({ change: { people: [], onlineCount: 0 }, name: "" }) },
  { name: "space/entrance-entering", draw: () => card({ isEntering: true }) },
  { name: "space/entrance-password", draw: () => card({ change: { hasPassword: true }, wrongPassword: true }) },
  { name: "space/loading", draw: () => <WaitingPage says="loading" /> },
  { name: "space/unreachable", draw: () => <WaitingPage says="unreachable" /> },
  { name: "space/left", draw: () => <LeftPage spaceName="Kestrel Studio" comeBack={nothing} /> },
  ...doors.map(door),
];
