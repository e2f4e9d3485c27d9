import { Button } from "@mantine/core";
import { IconDoorEnter } from "@tabler/icons-react";
import { errorText, PLAN_TERMS, type ErrorCode, type SpaceId, type TeamId } from "@atrium/contract";
import { useState } from "react";
import { currentLocale } from "../platform/i18n/i18n.ts";
import { hrefHere, ownPlace } from "../platform/ownHost.ts";
import { useTexts, type Say } from "../platform/i18n/texts.ts";
import { dateText, untilText, zoneText } from "../ui/dates.ts";
import { PageMessage } from "../ui/PageMessage.tsx";
import { DidYouMean } from "./door/DidYouMean.tsx";
import { Opening } from "./door/Opening.tsx";
import { OpeningCountdown } from "./door/OpeningCountdown.tsx";
import { PrivateDoor } from "./door/PrivateDoor.tsx";
import { useFreePlace } from "./door/useFreePlace.ts";
import type { ClosedDoor } from "./spaceScreenModel.ts";
import { spaceTexts } from "./texts.ts";

interface ClosedDoorPageProps {
  door: ClosedDoor;
  spaceName: string;
  slug: string;
  /** Null while unknown. */
  spaceId: SpaceId | null;
  /** They have pressed *Enter*: they are let in as soon as a place is free. */
  hasKnocked: boolean;
  /** ISO 8601; null if unknown. */
  startsAt: string | null;
  /** Signed in with this address; null for guests. */
  email: string | null;
  /** The team, for whoever may choose its plan. */
  payTeamId?: TeamId | undefined;
  tryAgain: () => void;
  takeOver: () => unknown;
}

const COURTS = {
  full: "crowd",
  notStarted: "early",
  hoursUsed: "early",
  private: "shut",
  missing: "lost",
  kicked: "open",
  banned: "shut",
  elsewhere: "wide",
  signedOut: "shut",
  broken: "lost",
} as const;

/** Why the user cannot enter, and what to do. */
export function ClosedDoorPage(props: ClosedDoorPageProps) {
  const say = useTexts(spaceTexts);
  const { door } = props;
  const [nowMs] = useState(() => Date.now());
  const [failure, setFailure] = useState<ErrorCode | null>(null);
  const [hasAsked, setAsked] = useState(false);
  const { slug, tryAgain, hasKnocked } = props;
  useFreePlace({ slug, waits: door === "full" && hasKnocked, come: tryAgain });
  return (
    <PageMessage
      title={titleOf(props, say, nowMs)}
      description={hasAsked ? say("askedText") : textOf(props, say, nowMs)}
      court={COURTS[door]}
      problem={failure === null ? null : errorText(failure, currentLocale())}
      foot={footOf(props, say)}
    >
      <WayOn {...props} hasAsked={hasAsked} onAsked={() => setAsked(true)} tellFailure={setFailure} />
    </PageMessage>
  );
}

interface WayOnProps extends ClosedDoorPageProps {
  hasAsked: boolean;
  onAsked: () => void;
  tellFailure: (code: ErrorCode | null) => void;
}

function WayOn(props: WayOnProps) {
  const { door, spaceName, slug, startsAt, email, tryAgain, takeOver } = props;
  const say = useTexts(spaceTexts);
  const login = hrefHere(`/login/${encodeURIComponent(slug)}`);
  const isGuest = email === null;
  if (door === "elsewhere") return <ActOrLeave isGuest={isGuest} label={say("useItHere")} run={takeOver} />;
  if (door === "broken") return <Act label={say("reload")} run={() => location.reload()} />;
  if (door === "notStarted" && startsAt !== null) {
    return (
      <>
        <Opening spaceName={spaceName} slug={slug} atMs={Date.parse(startsAt)} />
        <ToDashboard variant="secondary" />
      </>
    );
  }
  if (door === "hoursUsed") return <HoursUsed {...props} isGuest={isGuest} />;
  if (door === "full" || door === "notStarted") {
    return <ActOrLeave isGuest={isGuest} label={say("tryAgain")} run={tryAgain} />;
  }
  if (door === "banned") return <Banned isGuest={isGuest} tryAgain={tryAgain} />;
  if (door === "kicked") return <Kicked isGuest={isGuest} spaceName={spaceName} tryAgain={tryAgain} />;
  if (isGuestOver({ door, email })) return <Act label={say("comeBack")} run={tryAgain} />;
  if (door === "private" && email !== null) return <PrivateDoor {...props} login={login} />;
  if (door === "private" || door === "signedOut") {
    return (
      <Button size="lg" component="a" href={login}>
        {say("signIn")}
      </Button>
    );
  }
  return (
    <>
      <DidYouMean typed={slug} />
      <ToDashboard />
    </>
  );
}

const { price: passPrice } = PLAN_TERMS.regular;
const PASS_DOLLARS = passPrice.kind === "dayPass" ? passPrice.smallCents / 100 : 0;

interface SentOutProps {
  /** They have no spaces of their own to go to. */
  isGuest: boolean;
  tryAgain: () => void;
}

/** Whoever may pay can open it now; others know whom to ask, and it may be open again meanwhile. */
function HoursUsed({
  isGuest,
  startsAt,
  payTeamId,
  tryAgain,
}: SentOutProps & Pick<ClosedDoorPageProps, "startsAt" | "payTeamId">) {
  const say = useTexts(spaceTexts);
  const countdown = startsAt === null ? null : <OpeningCountdown atMs={Date.parse(startsAt)} />;
  if (payTeamId !== undefined && ownPlace() === null) {
    const plans = `/dashboard/team/${payTeamId}/upgrade`;
    return (
      <>
        {countdown}
        <Button size="lg" component="a" href={plans}>
          {say("openNow")}
        </Button>
        <Button size="lg" variant="secondary" component="a" href={`${plans}/daypass`}>
          {say("dayPass", { price: `$${PASS_DOLLARS}` })}
        </Button>
        <Button size="lg" variant="secondary" onClick={tryAgain}>
          {say("tryAgain")}
        </Button>
      </>
    );
  }
  return (
    <>
      {countdown}
      <ActOrLeave isGuest={isGuest} label={say("tryAgain")} run={tryAgain} />
    </>
  );
}

/** A host may have changed their mind: for a guest the server is asked again. */
function Banned({ isGuest, tryAgain }: SentOutProps) {
  const say = useTexts(spaceTexts);
  return isGuest ? <Act label={say("tryAgain")} run={tryAgain} /> : <ToDashboard />;
}

function Kicked({ isGuest, spaceName, tryAgain }: SentOutProps & { spaceName: string }) {
  const say = useTexts(spaceTexts);
  return (
    <>
      <Button size="lg" leftSection={<IconDoorEnter size={20} stroke={1.75} />} onClick={tryAgain}>
        {say("comeBackTo", { space: spaceName })}
      </Button>
      {isGuest ? null : <ToDashboard variant="secondary" />}
    </>
  );
}

/** A custom domain has none. */
function ToDashboard({ variant = "primary" }: { variant?: "primary" | "secondary" }) {
  const say = useTexts(spaceTexts);
  if (ownPlace() !== null) return null;
  return (
    <Button size="lg" variant={variant} component="a" href="/dashboard">
      {say("toDashboard")}
    </Button>
  );
}

/** A guest has nothing to sign in with: they only gave a name. */
const isGuestOver = ({ door, email }: Pick<ClosedDoorPageProps, "door" | "email">): boolean =>
  door === "signedOut" && email === null;

interface ActProps {
  label: string;
  run: () => unknown;
}

/** Something to do here; whoever has spaces of their own may also go to them. */
function ActOrLeave({ isGuest, ...act }: ActProps & Pick<SentOutProps, "isGuest">) {
  return (
    <>
      <Act {...act} />
      {isGuest ? null : <ToDashboard variant="secondary" />}
    </>
  );
}

function Act({ label, run }: ActProps) {
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
  // The user was inside until this page appeared.
  if (door === "kicked") return say("kickedText", { space: spaceName, time: dateText(nowMs, "time", currentLocale()) });
  if (door !== "notStarted" && door !== "hoursUsed") return say(`${door}Text`, { space: spaceName });
  if (startsAt === null) return say("notStartedSoon");
  const atMs = Date.parse(startsAt);
  const zone = zoneText(atMs, currentLocale());
  return say(`${door}Text`, { when: dateText(atMs, "full", currentLocale()), zone });
}

function footOf({ door, slug, email, payTeamId }: ClosedDoorPageProps, say: SpaceSay): string | undefined {
  if (door === "private" && email !== null) return say("askFoot");
  if (door === "missing") return say("askedFor", { address: `${location.host}/s/${slug}` });
  if (door === "hoursUsed" && payTeamId === undefined) return say("askAdmin");
  return door === "kicked" || door === "banned" ? say("messagesStay") : undefined;
}
