import { RoomId } from "@atrium/contract";
import { useEffect, useEffectEvent, useState } from "react";
import { useStore } from "zustand";
import { useOwnAccount } from "../account/index.ts";
import { useSeconds } from "../platform/useSeconds.ts";
import type { RoomAddress } from "../room/index.ts";
import { preloadedScreen } from "../ui/load/preloadedScreen.tsx";
import { Entrance } from "./Entrance.tsx";
import { LeftPage } from "./LeftPage.tsx";
import { OwnProfile } from "./OwnProfile.tsx";
import { spaceScreenModel, type SpaceScreenModel } from "./spaceScreenModel.ts";
import type { SpaceVisit } from "./spaceVisit.ts";
import { needsPassword } from "./needsPassword.ts";
import { useComingIn, useStraightIn } from "./useComingIn.ts";
import { WaitingPage } from "./WaitingPage.tsx";

const waiting = <WaitingPage says="loading" />;
/** The room is a chunk of its own: it loads while the card is read. So are the pages that replace the card. */
const { Screen: RoomScreen, preload: loadRoom } = preloadedScreen(
  async () => (await import("../room/index.ts")).RoomScreen,
  waiting,
);
const { Screen: ClosedDoorPage, preload: loadDoor } = preloadedScreen(
  async () => (await import("./ClosedDoorPage.tsx")).ClosedDoorPage,
  waiting,
);
const { Screen: QueuePage, preload: loadQueue } = preloadedScreen(
  async () => (await import("./queue/QueuePage.tsx")).QueuePage,
  waiting,
);

const loadVisit = () => import("./openSpace.ts");

interface SpaceScreenProps {
  slug: string;
  /** The room in the link, as typed; null without one. */
  roomId: string | null;
  address: Omit<RoomAddress, "roomId">;
  /** They have pressed *Enter* already: with a known name they skip the card. */
  comesIn?: boolean;
}

/**
 * The page of a space. One visit for as long as the page is open; before entering and after leaving, another room in
 * the address resets the card.
 */
export function SpaceScreen({ slug, roomId: typed, address, comesIn = false }: SpaceScreenProps) {
  const roomId = RoomId.safeParse(typed).data ?? null;
  const [card, setCard] = useState({ roomId, isFirst: true });
  const [visit, setVisit] = useState<SpaceVisit | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    let isGone = false;
    let opened: SpaceVisit | null = null;
    void loadVisit().then(({ openSpace }) => {
      if (isGone) return;
      opened = openSpace(slug, card.roomId);
      setVisit(opened);
    }, setFailure);
    return () => {
      isGone = true;
      opened?.dispose();
    };
  }, [slug, card]);
  // If a chunk does not load, the route shows why.
  if (failure !== null) throw failure;
  return visit === null ? (
    <WaitingPage says="loading" />
  ) : (
    <Visiting
      visit={visit}
      slug={slug}
      address={{ ...address, roomId }}
      cardRoomId={card.roomId}
      reopen={(of) => setCard({ roomId: of, isFirst: false })}
      comesIn={comesIn && card.isFirst}
    />
  );
}

interface VisitingProps {
  visit: SpaceVisit;
  slug: string;
  address: RoomAddress;
  /** The room of the card before this visit. */
  cardRoomId: RoomId | null;
  /** Opens this room's card, with a visit of its own. */
  reopen: (roomId: RoomId | null) => void;
  comesIn: boolean;
}

function Visiting({ visit, slug, address, cardRoomId, reopen, comesIn }: VisitingProps) {
  const look = useEffectEvent((roomId: RoomId | null) => {
    const { state } = visit.visit.getState();
    // Who has left goes back in the history for a way in, also into the room that they came by.
    if (state === "left" || (state === "entrance" && roomId !== cardRoomId)) reopen(roomId);
  });
  useEffect(() => look(address.roomId), [address.roomId]);
  const account = useOwnAccount();
  const entrance = useStore(visit.entrance);
  const state = useStore(visit.visit);
  const link = useStore(visit.live, (live) => live.link);
  const sound = useStore(visit.soundCheck);
  const nowMs = useSeconds(state.state !== "inside");
  const model = spaceScreenModel({ entrance, visit: state, link, nowMs });
  const { about = "", email = null } = account ?? {};
  const { rememberedName, enter, again } = useComingIn(visit, { name: account?.name ?? "", email });
  const asksNothing = model.screen === "entrance" && rememberedName !== "" && !needsPassword(model.entrance);
  const isCardShown = model.screen === "entrance" && account !== undefined;
  useStraightIn({ isReady: comesIn && asksNothing && isCardShown, come: () => enter({ name: rememberedName }) });
  useReadiness(visit, isCardShown ? rememberedName : null);
  const spaceName = ("entrance" in model ? model.entrance?.name : undefined) ?? slug;
  switch (model.screen) {
    case "loading":
    case "unreachable":
      return <WaitingPage says={model.screen} />;
    case "queue":
      return <QueuePage {...model} spaceName={spaceName} leave={() => visit.leave()} />;
    case "door":
      return <Door model={model} visit={visit} slug={slug} email={email} tryAgain={again} />;
    case "left":
      return <LeftPage spaceName={spaceName} wasQuiet={model.wasQuiet} isGuest={email === null} comeBack={again} />;
    case "entrance":
    case "room":
      if (account === undefined) return <WaitingPage says="loading" />;
      return (
        <>
          {model.screen === "room" ? <Inside visit={visit} address={address} /> : null}
          <Entrance
            model={model}
            rememberedName={rememberedName}
            rememberedAbout={about}
            broughtPassword={visit.broughtPassword}
            email={email}
            devices={visit.deviceSettings}
            sound={sound}
            checkSoundAgain={() => visit.checkSoundAgain()}
            warmUp={(typed) => visit.warmUp(typed)}
            enter={enter}
          />
        </>
      );
    default:
      return model satisfies never;
  }
}

interface DoorProps {
  model: Extract<SpaceScreenModel, { screen: "door" }>;
  visit: SpaceVisit;
  slug: string;
  email: string | null;
  tryAgain: () => void;
}

function Door({ model, visit, slug, email, tryAgain }: DoorProps) {
  const hasKnocked = useStore(visit.live, (live) => live.link.state === "ended");
  return (
    <ClosedDoorPage
      door={model.door}
      spaceName={model.entrance?.name ?? slug}
      slug={slug}
      spaceId={model.entrance?.spaceId ?? null}
      hasKnocked={hasKnocked}
      startsAt={model.startsAt}
      email={email}
      payTeamId={model.entrance?.teamId}
      tryAgain={tryAgain}
      takeOver={visit.useItHere}
    />
  );
}

/** While the card is shown with a remembered name: preloads what comes next. */
function useReadiness(visit: SpaceVisit, name: string | null): void {
  useEffect(() => {
    if (name === null) return undefined;
    // A frame later: the card comes first. With a known name nothing may be typed, so this does not wait for typing.
    const frame = requestAnimationFrame(() => {
      // The small ones first: the room's code would hold them up.
      for (const load of [loadDoor, loadQueue, loadRoom]) void load().catch(() => undefined);
      visit.warmUp(name || null);
    });
    return () => cancelAnimationFrame(frame);
  }, [visit, name]);
}

function Inside({ visit, address }: { visit: SpaceVisit; address: RoomAddress }) {
  const waits = useStore(visit.live, (live) => live.link.state === "reconnecting");
  const [profileOpen, setProfileOpen] = useState(false);
  return (
    <>
      <RoomScreen
        port={visit}
        address={address}
        inviteUrl={`${location.origin}${location.pathname}`}
        retryNow={waits ? () => visit.retryNow() : null}
        openProfile={() => setProfileOpen(true)}
      />
      <OwnProfile opened={profileOpen} close={() => setProfileOpen(false)} />
    </>
  );
}
