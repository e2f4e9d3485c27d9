import { Button } from "@mantine/core";
import { IconDoorEnter } from "@tabler/icons-react";
import { errorText, type ErrorCode } from "@atrium/contract";
import { useState } from "react";
import { currentLocale } from "../platform/i18n/i18n.ts";
import { hrefHere, ownPlace } from "../platform/ownHost.ts";
import { useTexts, type Say } from "../platform/i18n/texts.ts";
import { signOut } from "../account/index.ts";
import { dateText, untilText } from "../ui/dates.ts";
import { PageMessage } from "../ui/PageMessage.tsx";
import { OpeningCountdown } from "./door/OpeningCountdown.tsx";
import type { ClosedDoor } from "./spaceScreenModel.ts";
import { spaceTexts } from "./texts.ts";

interface ClosedDoorPageProps {
  door: ClosedDoor;
  spaceName: string;
  slug: string;
  /** ISO 8601; null when it is not known. */
  startsAt: string | null;
  /** Signed in with this address; null for guests. */
  email: string | null;
  tryAgain: () => void;
  takeOver: () => unknown;
}

const COURTS = {
  full: "crowd",
  notStarted: "early",
  private: "shut",
  missing: "lost",
  kicked: "open",
  banned: "shut",
  elsewhere: "wide",
  signedOut: "shut",
  broken: "lost",
} as const;

/** Why one does not get in, and the way on. */
export function ClosedDoorPage(props: ClosedDoorPageProps) {
  const say = useTexts(spaceTexts);
  const { door } = props;
  const [nowMs] = useState(() => Date.now());
  const [failure, setFailure] = useState<ErrorCode | null>(null);
  return (
    <PageMessage
      title={titleOf(props, say, nowMs)}
      description={textOf(props, say, nowMs)}
      court={COURTS[door]}
      problem={failure === null ? null : errorText(failure, currentLocale())}
      foot={footOf(props, say)}
    >
      <WayOn {...props} tellFailure={setFailure} />
    </PageMessage>
  );
}

type TellFailure = (code: ErrorCode | null) => void;

function WayOn({
  door,
  slug,
  startsAt,
  email,
  tryAgain,
  takeOver,
  tellFailure,
}: ClosedDoorPageProps & { tellFailure: TellFailure }) {
  const say = useTexts(spaceTexts);
  const login = hrefHere(`/login/${encodeURIComponent(slug)}`);
  if (door === "elsewhere") return <Act label={say("useItHere")} run={takeOver} />;
  if (door === "broken") return <Act label={say("reload")} run={() => location.reload()} />;
  if (door === "notStarted" && startsAt !== null) return <Opening atMs={Date.parse(startsAt)} />;
  if (door === "full" || door === "notStarted") return <Act label={say("tryAgain")} run={tryAgain} />;
  if (door === "banned") return <Banned isGuest={email === null} tryAgain={tryAgain} />;
  if (door === "kicked") return <Kicked isGuest={email === null} tryAgain={tryAgain} />;
  if (isGuestOver({ door, email })) return <Act label={say("comeBack")} run={tryAgain} />;
  if (door === "private" && email !== null) return <OtherAddress login={login} tellFailure={tellFailure} />;
  if (door === "private" || door === "signedOut") {
    return (
      <Button size="lg" component="a" href={login}>
        {say("signIn")}
      </Button>
    );
  }
  return <ToDashboard />;
}

function Opening({ atMs }: { atMs: number }) {
  return (
    <>
      <OpeningCountdown atMs={atMs} />
      <ToDashboard variant="secondary" />
    </>
  );
}

interface SentOutProps {
  /** They have no spaces of their own to go to. */
  isGuest: boolean;
  tryAgain: () => void;
}

/** A host may have changed their mind: for a guest the door is asked again. */
function Banned({ isGuest, tryAgain }: SentOutProps) {
  const say = useTexts(spaceTexts);
  return isGuest ? <Act label={say("tryAgain")} run={tryAgain} /> : <ToDashboard />;
}

function Kicked({ isGuest, tryAgain }: SentOutProps) {
  const say = useTexts(spaceTexts);
  return (
    <>
      <Button size="lg" leftSection={<IconDoorEnter size={20} stroke={1.75} />} onClick={tryAgain}>
        {say("comeBack")}
      </Button>
      {isGuest ? null : <ToDashboard variant="secondary" />}
    </>
  );
}

/**
 * This address may not come in, so signing in again with it would lead straight back here. A failure is said on the
 * page itself: toasts are no part of the first page, and with the connection gone none could be loaded.
 */
function OtherAddress({ login, tellFailure }: { login: string; tellFailure: TellFailure }) {
  const say = useTexts(spaceTexts);
  const goOn = (failure: ErrorCode | null) => {
    if (failure === null) location.assign(login);
    else tellFailure(failure);
  };
  return (
    <>
      <Act label={say("anotherAddress")} run={() => void signOut().then(goOn)} />
      <ToDashboard variant="secondary" />
    </>
  );
}

/** On a host of the space's own there is none. */
function ToDashboard({ variant = "primary" }: { variant?: "primary" | "secondary" }) {
  const say = useTexts(spaceTexts);
  if (ownPlace() !== null) return null;
  return (
    <Button size="lg" variant={variant} component="a" href="/dashboard">
      {say("toDashboard")}
    </Button>
  );
}

/** A guest has nothing to sign in with: a name is all it took. */
const isGuestOver = ({ door, email }: Pick<ClosedDoorPageProps, "door" | "email">): boolean =>
  door === "signedOut" && email === null;

function Act({ label, run }: { label: string; run: () => unknown }) {
  return (
    <Button size="lg" onClick={run}>
      {label}
    </Button>
  );
}

type SpaceSay = Say<typeof spaceTexts.entries>;

function titleOf(props: ClosedDoorPageProps, say: SpaceSay, nowMs: number): string {
  const { door, startsAt, spaceName } = props;
  if (isGuestOver(props)) return say("guestOverTitle");
  if (door !== "banned" || startsAt === null) return say(`${door}Title`, { space: spaceName });
  return say("bannedUntilTitle", { when: untilText(Date.parse(startsAt), nowMs, currentLocale()) });
}

function textOf({ door, startsAt, email, spaceName }: ClosedDoorPageProps, say: SpaceSay, nowMs: number): string {
  if (isGuestOver({ door, email })) return say("guestOverText");
  if (door === "private" && email !== null) return say("privateText_signedIn", { email });
  // One was inside until this page came.
  if (door === "kicked") return say("kickedText", { space: spaceName, time: dateText(nowMs, "time", currentLocale()) });
  if (door !== "notStarted") return say(`${door}Text`, { space: spaceName });
  if (startsAt === null) return say("notStartedSoon");
  return say("notStartedText", { when: dateText(Date.parse(startsAt), "full", currentLocale()) });
}

function footOf({ door, slug }: ClosedDoorPageProps, say: SpaceSay): string | undefined {
  if (door === "missing") return say("askedFor", { address: `${location.host}/s/${slug}` });
  return door === "kicked" || door === "banned" ? say("messagesStay") : undefined;
}
