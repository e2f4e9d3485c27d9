import { useEffect, useState, type ReactNode } from "react";
import type { BackdropState, Picture } from "../media/index.ts";
import { fixtureBackdrop } from "../testing/fixtureBackdrop.ts";
import { writeStored } from "../platform/storage.ts";
import { useMedia } from "../platform/useMedia.ts";
import { sceneUrl } from "../ui/artwork.ts";
import { SIDEWAYS_TOO, type GalleryState } from "../ui/galleryState.ts";
import { PHONE } from "../ui/theme/windowSizes.ts";
import { DeviceSettingsDialog } from "./devices/DeviceSettingsDialog.tsx";
import { BubbleSheet } from "./fixtures/BubbleSheet.tsx";
import { ControlSheet } from "./fixtures/ControlSheet.tsx";
import { arrangeStates } from "./fixtures/arrangeStates.tsx";
import { boardStates } from "./fixtures/boardStates.tsx";
import { broadcastStates } from "./fixtures/broadcastStates.tsx";
import { chatStates } from "./fixtures/chatStates.tsx";
import { directStates } from "./fixtures/directStates.tsx";
import { areaStates } from "./fixtures/areaStates.tsx";
import { elementStates } from "./fixtures/elementStates.tsx";
import { listStates } from "./fixtures/listStates.tsx";
import { narrowStates } from "./fixtures/narrowStates.tsx";
import { nameStates } from "./fixtures/nameStates.tsx";
import { searchStates } from "./fixtures/searchStates.tsx";
import { sharedStates } from "./fixtures/sharedStates.tsx";
import { seatedStates } from "./fixtures/seatedStates.tsx";
import { stageStates } from "./fixtures/stageStates.tsx";
import { smallWindowStates } from "./fixtures/smallWindowStates.tsx";
import { keepStepped } from "./firstStep/useFirstStep.ts";
import { companyStates } from "./fixtures/companyStates.tsx";
import { folderStates } from "./fixtures/folderStates.tsx";
import { fixtureRoom, noAddress, type FixtureOptions, type FixtureRoom } from "./fixtures/fixtureRoom.ts";
import { benchStates } from "./fixtures/benchStates.tsx";
import { LiveCrowd } from "./fixtures/LiveCrowd.tsx";
import { cast, idOf, type FixturePictures } from "./fixtures/people.ts";
import { allRows } from "./panel/roomsPanelModel.ts";
import { PersonCard } from "./people/PersonCard.tsx";
import { personCardModel } from "./people/personCardModel.ts";
import { peopleOfRoom, type PersonModel } from "./people/personModel.ts";
import { RoomPassword } from "./RoomPassword.tsx";
import { RoomScreen } from "./RoomScreen.tsx";
import { RoomSettingsDialog, type SettingsPart } from "./settings/RoomSettingsDialog.tsx";
import { roomRights } from "./roomRights.ts";
import { PANEL_KEY } from "./useRoomState.ts";
import { RefusedHelp } from "./toolbar/RefusedHelp.tsx";

const files: Record<string, string> = import.meta.glob("../../gallery-assets/*.{jpg,svg}", {
  eager: true,
  query: "?url",
  import: "default",
});
const nothing = () => undefined;

/** A still instead of a stream: the poster of a video that never plays. */
const still = (url: string): Picture => ({
  size: null,
  attach(element) {
    element.poster = url;
    return nothing;
  },
});
const urls = new Map(Object.entries(files).map(([path, url]) => [path.replace(/.*[/-](\w+)\.(jpg|svg)$/, "$1"), url]));
const stills = new Map([...urls].map(([name, url]) => [name, still(url)]));
const pictures: FixturePictures = {
  webcam: (name) => stills.get(name) ?? null,
  avatarUrl: (name) => urls.get(name) ?? null,
  screen: () => stills.get("screen") ?? null,
};

interface RoomProps {
  options?: FixtureOptions;
  /** Called once the room is rendered. */
  then?: (port: FixtureRoom) => void;
  children?: (port: FixtureRoom) => ReactNode;
  /** The first-step hint has not been dismissed in this browser yet. */
  firstStep?: boolean;
  panelOpen?: boolean;
}

function Room({ options, then, children, firstStep = false, panelOpen = true }: RoomProps) {
  const [port] = useState(() => {
    keepStepped(!firstStep);
    writeStored(PANEL_KEY, panelOpen);
    return fixtureRoom({ pictures, ...options });
  });
  useEffect(() => then?.(port), [then, port]);
  return (
    <>
      <RoomScreen
        port={port}
        address={noAddress}
        inviteUrl="https://atrium.example/s/kestrel"
        retryNow={nothing}
        openProfile={nothing}
      />
      {children?.(port)}
    </>
  );
}

const off: NonNullable<FixtureOptions["media"]> = {
  microphone: { state: "off" },
  camera: { state: "off" },
  ownCamera: null,
};
const paused = { people: cast.map((person) => ({ ...person, heldBack: person.sharing === true })) };
const refused = { ...off, microphone: { state: "refused", reason: "blocked" } } as const;
const away = { link: { state: "reconnecting", sinceMs: Date.now() - 4000, attempt: 3, nextTryAtMs: 0 } } as const;

const peopleIn = (port: FixtureRoom): readonly PersonModel[] =>
  peopleOfRoom(port.live.getState(), port.media.getState());

/** Where a phone shows the card. */
const PHONE_CARD = { left: 12, right: 12, bottom: 108, width: "auto", zIndex: 40 };

function Card({ port, name }: { port: FixtureRoom; name: string }) {
  const isPhone = useMedia(PHONE);
  const person = peopleIn(port).find((someone) => someone.accountId === idOf(name));
  const room = port.live.getState().room?.room;
  if (person === undefined || room === undefined) return null;
  const needs = {
    goTo: nothing,
    message: nothing,
    invite: nothing,
    follow: nothing,
    isFollowed: false,
    watch: null,
    unwatch: null,
    letIn: nothing,
    setVolume: nothing,
    muteOther: nothing,
    setHost: nothing,
    askToKick: nothing,
  };
  const rights = roomRights("SPACE_MODERATOR", room);
  const model = personCardModel(person, { myRole: "SPACE_MODERATOR", rights, ...needs });
  return <PersonCard model={model} style={isPhone ? PHONE_CARD : { right: 16, top: 360 }} close={nothing} />;
}

function Password({ port }: { port: FixtureRoom }) {
  const { space } = port.live.getState();
  if (space === null) return null;
  const rooms = allRows(space, { currentRoomId: null, myRole: "SPACE_MEMBER" });
  const room = rooms.find(({ asksPassword }) => asksPassword);
  const enter = async () => ({ ok: false, code: "invalidPassword" }) as const;
  return room === undefined ? null : <RoomPassword room={room} hereName="Lounge" enter={enter} close={nothing} />;
}

const settings = (begin: SettingsPart): GalleryState => ({
  name: `room/settings-${begin}`,
  draw: () => <Room>{(port) => <Settings port={port} begin={begin} />}</Room>,
});

function Settings({ port, begin }: { port: FixtureRoom; begin: SettingsPart }) {
  const room = port.live.getState().room?.room;
  return room === undefined ? null : <RoomSettingsDialog room={room} begin={begin} opened onClose={nothing} />;
}

/** Presses a button once it is rendered. */
function Press({ what }: { what: string }) {
  useEffect(() => {
    const timer = setInterval(() => {
      const button = document.querySelector<HTMLButtonElement>(what);
      if (button === null) return;
      clearInterval(timer);
      button.click();
    });
    return () => clearInterval(timer);
  }, [what]);
  return null;
}

const webcams = "amina arina damir grace jonas kofi lena marina priya tomas viktor yuki".split(" ");
const speaksMuted = (port: FixtureRoom) => port.emitMedia({ type: "speaksWhileMuted" });
const quiet = {
  connection: "failed",
  trouble: "network",
  quietSinceMs: Date.now() - 8_000,
  microphone: { state: "waiting", deviceId: "airpods", label: "AirPods Pro, Arina" },
} as const;
const arina = stills.get("arina");

/** Alone, where newcomers of the demo space are seated. */
const newcomer = cast.slice(0, 1).map((me) => ({ ...me, at: [2292, 1113] satisfies [number, number] }));

/** Presses the piano's button once. */
function PianoOff({ options }: { options: FixtureOptions }) {
  useEffect(() => document.querySelector<HTMLButtonElement>("[data-testid=piano] button")?.click(), []);
  return <Room options={options} />;
}

export const states: readonly GalleryState[] = [
  { name: "room/full", draw: () => <Room />, sizes: SIDEWAYS_TOO },
  { name: "room/grid", draw: () => <Room options={{ room: { gridViewByDefault: true } }} />, sizes: SIDEWAYS_TOO },
  ...listStates((options) => <Room options={options} />),
  { name: "room/alone", draw: () => <Room options={{ people: cast.slice(0, 1), media: off }} /> },
  {
    name: "room/first-step",
    draw: () => <Room firstStep options={{ people: newcomer, media: off, isDemo: true }} />,
    sizes: SIDEWAYS_TOO,
  },
  { name: "room/first-step-people", draw: () => <Room firstStep options={{ media: off, isDemo: true }} /> },
  { name: "room/piano-off", draw: () => <PianoOff options={{ people: newcomer, media: off, isDemo: true }} /> },
  { name: "room/reconnecting", draw: () => <Room options={{ live: away }} />, sizes: SIDEWAYS_TOO },
  { name: "room/quiet", draw: () => <Room options={{ media: quiet }} />, sizes: SIDEWAYS_TOO },
  { name: "room/by-relay", draw: () => <Room options={{ media: { byRelay: true } }} /> },
  {
    name: "room/quiet-panel-closed",
    draw: () => <Room options={{ media: quiet }} panelOpen={false} />,
    sizes: ["desktop", "narrow"],
  },
  { name: "room/speaks-muted", draw: () => <Room options={{ media: off }} then={speaksMuted} /> },
  { name: "room/sound-blocked", draw: () => <Room options={{ media: { ...off, soundBlocked: true } }} /> },
  ...chatStates((options, then = nothing) => <Room options={options} then={then} />),
  ...directStates((options, then = nothing) => <Room options={options} then={then} />),
  ...areaStates((options) => <Room options={options} panelOpen={false} />),
  ...elementStates((options) => <Room options={options} panelOpen={false} />, urls.get("screen") ?? ""),
  ...sharedStates((options) => <Room options={options} panelOpen={false} />),
  ...nameStates((options) => <Room options={options} />),
  ...seatedStates((options) => <Room options={options} panelOpen={false} />),
  {
    name: "room/microphone-refused",
    draw: () => (
      <Room options={{ media: refused }}>
        {() => (
          <RefusedHelp
            kind="microphone"
            refusal="blocked"
            address="atrium.app/s/kestrel"
            tryAgain={nothing}
            close={nothing}
          />
        )}
      </Room>
    ),
  },
  {
    name: "room/camera-missing",
    draw: () => (
      <Room options={{ media: off }}>
        {() => <RefusedHelp kind="camera" refusal="missing" address="" tryAgain={nothing} close={nothing} />}
      </Room>
    ),
  },
  { name: "room/status", draw: () => <Room>{() => <Press what="button[data-status]" />}</Room>, sizes: SIDEWAYS_TOO },
  ...narrowStates((panelOpen) => <Room panelOpen={panelOpen} />),
  ...companyStates((options) => <Room options={options} />),
  ...folderStates((options) => <Room options={options} />),
  ...arrangeStates((options) => <Room options={options} />),
  { name: "room/person-card", draw: () => <Room>{(port) => <Card port={port} name="kofi" />}</Room> },
  ...boardStates((options) => <Room options={options} panelOpen={false} />, urls.get("screen") ?? ""),
  ...stageStates((options) => <Room options={options} panelOpen={false} />),
  ...broadcastStates(
    (options, children = () => null) => <Room {...{ options, children }} panelOpen={false} />,
    pictures,
  ),
  ...searchStates((children) => <Room>{children}</Room>),
  { name: "room/password", draw: () => <Room>{(port) => <Password port={port} />}</Room>, sizes: SIDEWAYS_TOO },
  ...(["general", "background", "permissions", "access"] as const).map(settings),
  { name: "room/screen-expanded", draw: () => <Room>{() => <Press what="button[data-enlarge]" />}</Room> },
  { name: "room/screen-paused", draw: () => <Room options={paused} /> },
  {
    name: "room/screen-expanded-paused",
    draw: () => <Room options={paused}>{() => <Press what="button[data-enlarge]" />}</Room>,
  },
  {
    name: "room/devices",
    draw: () => (
      <Room options={arina === undefined ? {} : { devices: { preview: { state: "on", picture: arina } } }}>
        {(port) => <DeviceSettingsDialog settings={port.deviceSettings} opened close={nothing} />}
      </Room>
    ),
  },
  backgrounds("backgrounds", { choice: "garden", tooMuch: 9 }),
  backgrounds("backgrounds-own", { choice: "own", ownPicture: sceneUrl("rooftop") }),
  backgrounds("backgrounds-not-possible", { isPossible: false }),
  { name: "room/controls", draw: () => <ControlSheet />, sizes: ["desktop"] },
  { name: "room/bubbles", draw: () => <BubbleSheet pictures={pictures} />, sizes: ["desktop"] },
  ...smallWindowStates(pictures),
  ...benchStates,
  { name: "room/crowd", draw: () => <LiveCrowd stills={pictures} names={webcams} />, sizes: ["desktop"] },
];

function backgrounds(name: string, change: Partial<BackdropState>): GalleryState {
  const preview = arina === undefined ? {} : { devices: { preview: { state: "on", picture: arina } as const } };
  return {
    name: `room/${name}`,
    draw: () => (
      <Room options={preview}>
        {({ deviceSettings }) => (
          <DeviceSettingsDialog
            settings={{ ...deviceSettings, backdrop: fixtureBackdrop(change) }}
            opened
            startsAt="backdrop"
            close={nothing}
          />
        )}
      </Room>
    ),
  };
}
