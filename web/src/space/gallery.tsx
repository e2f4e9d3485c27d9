import { Button } from "@mantine/core";
import { AccountId, RoomId, TeamId, type ErrorCode, type SpaceEntrance } from "@atrium/contract";
import type { Queued, Tries } from "../live/index.ts";
import type { DeviceSettingsState, MediaTrouble, Picture } from "../media/index.ts";
import { fixtureDevices } from "../testing/fixtureDevices.ts";
import { exampleEntrance, LONG_NAMES } from "../testing/examples.ts";
import { SIDEWAYS_TOO, type GalleryState } from "../ui/galleryState.ts";
import { PageMessage } from "../ui/PageMessage.tsx";
import { ClosedDoorPage } from "./ClosedDoorPage.tsx";
import { MeantSpace } from "./door/DidYouMean.tsx";
import { Entrance } from "./Entrance.tsx";
import { LeftPage } from "./LeftPage.tsx";
import { QueuePage } from "./queue/QueuePage.tsx";
import type { ClosedDoor } from "./spaceScreenModel.ts";
import type { SoundCheckState } from "./visit/soundCheck.ts";
import { WaitingPage } from "./WaitingPage.tsx";

const nothing = () => undefined;
const pictures: Record<string, string> = import.meta.glob("../../gallery-assets/*.jpg", {
  eager: true,
  query: "?url",
  import: "default",
});

const lounge = RoomId.parse("lounge".padEnd(21, "_"));
type Person = SpaceEntrance["people"][number];

function person(key: string, name: string, change: Partial<Person>): Person {
  return {
    accountId: AccountId.parse(key.padEnd(21, "0")),
    roomId: lounge,
    name,
    palette: "mainPalette4v2",
    avatarAppearance: "letter",
    avatarUrl: pictures[`../../gallery-assets/p-${key}.jpg`] ?? null,
    pos: null,
    speaking: false,
    ...change,
  };
}

const people: SpaceEntrance["people"] = [
  person("marina", "Marina Sokolova", { pos: [1500, 652], speaking: true }),
  person("tomas", "Tomás Herrera", { pos: [1740, 600] }),
  person("kofi", "Kofi Mensah", { pos: [2560, 752] }),
  person("lena", "Лена Бойко", { pos: [1666, 962] }),
  person("aigerim", "Айгерим Сапарова", { pos: [2680, 1010], avatarAppearance: "animal:fox" }),
  person("jonas", "Jonas Lindqvist", { pos: [2390, 1138], palette: "mainPalette2v2" }),
  person("oleg", "Олег Дружинин", { pos: [1380, 890], palette: "mainPalette9v2" }),
];

const roomAhead = {
  roomId: lounge,
  name: "Lounge",
  type: "spatial",
  bgImageUrl: "floor:lounge",
  size: { w: 3200, h: 1800 },
  hasPassword: false,
  isEmpty: false,
} as const;

const entrance = exampleEntrance({ room: roomAhead, people, onlineCount: people.length });

interface CardOptions {
  change?: Partial<SpaceEntrance>;
  name?: string;
  isEntering?: boolean;
  wrongPassword?: boolean;
  tries?: Tries | null;
  problem?: ErrorCode | null;
  keepsTrying?: boolean;
  sound?: SoundCheckState;
  /** Sound and camera are being tried. */
  checks?: Partial<DeviceSettingsState>;
}

const longPeople = entrance.people.map((person) => ({ ...person, name: LONG_NAMES.person }));

const gates = [
  { protocol: "UDP", host: "turn.example.org", port: 3478 },
  { protocol: "TCP", host: "turn.example.org", port: 443 },
] as const;

const blocked = (trouble: MediaTrouble): SoundCheckState => ({ state: "blocked", trouble, gates, isTrying: false });

const card = ({
  change,
  name = "Arina Vesnina",
  isEntering = false,
  wrongPassword = false,
  tries = null,
  problem = null,
  keepsTrying = false,
  sound = { state: "unknown" },
  checks,
}: CardOptions = {}) => (
  <Entrance
    model={{
      screen: "entrance",
      entrance: { ...entrance, ...change },
      isEntering,
      wrongPassword,
      tries,
      problem,
      keepsTrying,
    }}
    rememberedName={name}
    rememberedAbout=""
    broughtPassword=""
    email={null}
    devices={fixtureDevices(checks)}
    startsChecking={checks !== undefined}
    sound={sound}
    checkSoundAgain={nothing}
    warmUp={nothing}
    enter={nothing}
  />
);

/** A few minutes' rest, or a longer one. */
const guessing = (left: number) =>
  card({
    change: { hasPassword: true },
    wrongPassword: true,
    tries: { left, renewAtMs: Date.now() + (left === 0 ? 20 * 60 * 60 * 1000 : 4 * 60 * 1000) },
  });

/** A still instead of a stream: the poster of a video that never plays. */
const webcam: Picture = {
  size: null,
  attach(element) {
    element.poster = pictures["../../gallery-assets/p-arina.jpg"] ?? "";
    return nothing;
  },
};

/** A ban of a day, as hosts give it most often. */
const tomorrow = (): string => new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();

const door = (shut: ClosedDoor, email: string | null = null): GalleryState => ({
  name: `space/door-${shut}${email === null ? "" : "-signed-in"}`,
  draw: () => (
    <ClosedDoorPage
      door={shut}
      spaceName="Kestrel Studio"
      slug="kestrel"
      spaceId={entrance.spaceId}
      hasKnocked={false}
      startsAt={shut === "banned" || shut === "hoursUsed" ? tomorrow() : "2026-12-01T16:00:00.000Z"}
      email={email}
      tryAgain={nothing}
      takeOver={nothing}
    />
  ),
});

const usedUp: GalleryState = {
  name: "space/door-hoursUsed-admin",
  draw: () => (
    <ClosedDoorPage
      door="hoursUsed"
      spaceName="Kestrel Studio"
      slug="kestrel"
      spaceId={entrance.spaceId}
      hasKnocked={false}
      startsAt={tomorrow()}
      email="anna@example.org"
      payTeamId={TeamId.parse("team".padEnd(21, "t"))}
      tryAgain={nothing}
      takeOver={nothing}
    />
  ),
};

const doors: readonly ClosedDoor[] = [
  "full",
  "notStarted",
  "hoursUsed",
  "private",
  "missing",
  "kicked",
  "banned",
  "elsewhere",
  "signedOut",
  "broken",
];

export const states: readonly GalleryState[] = [
  usedUp,
  { name: "space/entrance", draw: () => card(), sizes: SIDEWAYS_TOO },
  {
    name: "space/entrance-long-names",
    draw: () => card({ change: { name: LONG_NAMES.place, people: longPeople }, name: LONG_NAMES.person }),
  },
  { name: "space/left-long-names", draw: () => left(false, LONG_NAMES.place) },
  { name: "space/entrance-empty", draw: () => card({ change: { people: [], onlineCount: 0 }, name: "" }) },
  { name: "space/welcome", draw: () => card({ change: { isWelcomeRequired: true } }), sizes: SIDEWAYS_TOO },
  { name: "space/entrance-entering", draw: () => card({ isEntering: true }) },
  { name: "space/entrance-password", draw: () => card({ change: { hasPassword: true }, wrongPassword: true }) },
  { name: "space/entrance-password-few-tries", draw: () => guessing(4) },
  { name: "space/entrance-password-no-tries", draw: () => guessing(0) },
  { name: "space/entrance-problem", draw: () => card({ problem: "connectionFailed" }) },
  { name: "space/entrance-trying", draw: () => card({ isEntering: true, keepsTrying: true }) },
  {
    name: "space/entrance-check",
    draw: () => card({ checks: { preview: { state: "on", picture: webcam } } }),
    sizes: SIDEWAYS_TOO,
  },
  {
    name: "space/entrance-check-refused",
    draw: () =>
      card({ checks: { preview: { state: "off" }, meter: { state: "refused", reason: "blocked" }, speakers: [] } }),
  },
  { name: "space/entrance-checking", draw: () => card({ sound: { state: "checking" } }) },
  {
    name: "space/entrance-through",
    draw: () => card({ sound: { state: "through", way: "direct", isBack: false } }),
  },
  { name: "space/entrance-relay", draw: () => card({ sound: { state: "through", way: "relay", isBack: false } }) },
  { name: "space/entrance-back", draw: () => card({ sound: { state: "through", way: "direct", isBack: true } }) },
  { name: "space/entrance-blocked", draw: () => card({ sound: blocked("network") }), sizes: SIDEWAYS_TOO },
  { name: "space/entrance-no-media", draw: () => card({ sound: blocked("server") }) },
  {
    name: "space/entrance-media-full",
    draw: () => card({ sound: blocked("full"), change: { room: { ...roomAhead, isEmpty: true }, people: [] } }),
  },
  { name: "space/loading", draw: () => <WaitingPage says="loading" /> },
  { name: "space/unreachable", draw: () => <WaitingPage says="unreachable" /> },
  { name: "space/left", draw: () => left(false), sizes: SIDEWAYS_TOO },
  { name: "space/left-quiet", draw: () => left(true) },
  ...doors.map((shut) => door(shut)),
  { name: "space/entrance-full", draw: () => card({ change: { isFull: true } }) },
  { name: "space/queue", draw: () => queue({}), sizes: SIDEWAYS_TOO },
  { name: "space/queue-next", draw: () => queue({ place: 1, before: [] }) },
  { name: "space/queue-turn", draw: () => queue({ place: 0, before: [] }) },
  { name: "space/queue-lost", draw: () => queue({ isLost: true }) },
  { name: "space/queue-far", draw: () => queue({ place: 24, before: people.slice(0, 3) }, LONG_NAMES.place) },
  { name: "space/door-missing-meant", draw: () => meant() },
  door("private", "arina@kestrel.example"),
  door("kicked", "arina@kestrel.example"),
  door("banned", "arina@kestrel.example"),
];

const queue = (change: Partial<Queued>, spaceName = "Kestrel Studio") => (
  <QueuePage
    queued={{ state: "queued", place: 3, places: 50, before: people.slice(0, 2), isLost: false, ...change }}
    entrance={{ ...entrance, role: "TEAM_ADMIN" }}
    spaceName={spaceName}
    leave={nothing}
  />
);

const meant = () => (
  <PageMessage title="There is no such space" foot="You asked for atrium.example/s/kestral">
    <MeantSpace slug="kestrel" name="Kestrel Studio" backgroundUrl="floor:lounge" />
    <Button size="lg">Go to my spaces</Button>
  </PageMessage>
);

function left(wasQuiet: boolean, spaceName = "Kestrel Studio") {
  return <LeftPage spaceName={spaceName} wasQuiet={wasQuiet} isGuest={false} comeBack={nothing} />;
}
