import {
  IconArrowGuide,
  IconCrown,
  IconCrownOff,
  IconDoorEnter,
  IconEye,
  IconEyeOff,
  IconMessageCircle,
  IconMessageForward,
  IconMicrophoneOff,
  IconShieldCheck,
  IconUserMinus,
  IconUserShare,
  IconVideoOff,
  IconVolume,
  IconVolumeOff,
  IconWalk,
  IconX,
} from "@tabler/icons-react";
import { useEffect, useRef, useState, type CSSProperties, type ReactNode, type RefObject } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { Face } from "../../ui/Face.tsx";
import { isFocusLost } from "../../ui/focus/useLostFocus.ts";
import { followTexts } from "../following/texts.ts";
import { InviteLine } from "../invitations/InviteLine.tsx";
import { invitationTexts } from "../invitations/texts.ts";
import { shieldTexts } from "../shield/texts.ts";
import { statusTexts } from "../status/texts.ts";
import { roomTexts } from "../texts.ts";
import { hearsNothingTexts } from "./hearsNothingTexts.ts";
import styles from "./people.module.css";
import type { PersonCardModel } from "./personCardModel.ts";
import type { PersonModel } from "./personModel.ts";
import { Volume } from "./Volume.tsx";

interface PersonCardProps {
  model: PersonCardModel;
  /** Where it stands in the window, when it does not move. */
  style?: CSSProperties;
  /** For whoever moves it. */
  hold?: RefObject<HTMLElement | null>;
  /** The pointer comes onto the card or leaves it. */
  hover?: (inside: boolean) => void;
  /** Makes a card that came by the pointer stay when the pointer leaves. */
  choose?: () => void;
  close: () => void;
}

/** Somebody's card: who they are, how loud they are for me, what I may do. */
export function PersonCard({ model, style, hold, hover, choose, close }: PersonCardProps) {
  const say = useTexts(roomTexts);
  const sayInvitation = useTexts(invitationTexts);
  const { person, setVolume } = model;
  const own = useRef<HTMLElement>(null);
  const card = hold ?? own;
  // Of this person alone: the card goes from one to another.
  const [writesTo, writeTo] = useState<string | null>(null);
  const isWriting = writesTo === person.accountId && model.invite !== null;
  useEffect(() => takeFocusFromList(card.current), [card]);
  useEffect(() => (isWriting ? backFromLine(card.current) : undefined), [isWriting, card]);
  const write = () => {
    choose?.();
    writeTo(person.accountId);
  };
  // The button that began the line goes away with what was sent.
  const invite = (words?: string) => {
    card.current?.focus();
    model.invite?.(words);
  };
  return (
    <section
      ref={card}
      tabIndex={-1}
      className={styles["card"]}
      style={style}
      aria-label={person.name}
      data-testid="person-card"
      onPointerEnter={() => hover?.(true)}
      onPointerLeave={() => hover?.(false)}
    >
      <div className={styles["top"]}>
        <Face look={person} size={52} />
        <div className={styles["names"]}>
          <b>{person.name}</b>
          <span className={styles["under"]}>
            {person.pronoun === null ? null : <span>{person.pronoun}</span>}
            <RoleBadge person={person} />
          </span>
        </div>
        <button type="button" className={styles["closeCard"]} aria-label={say("close")} onClick={close}>
          <IconX size={16} stroke={2} aria-hidden />
        </button>
      </div>
      {person.unheard ? <Unheard isMuted={person.audioMuted} /> : null}
      <StatusLine person={person} />
      {model.roomName === null ? null : (
        <p className={styles["about"]}>{sayInvitation("isIn", { room: model.roomName })}</p>
      )}
      {person.about === "" ? null : <p className={styles["about"]}>{person.about}</p>}
      {setVolume === null ? null : <Volume person={person} set={setVolume} />}
      {isWriting ? (
        <InviteLine key={person.accountId} name={person.name} invite={invite} close={() => writeTo(null)} />
      ) : (
        <CardActs model={model} write={write} />
      )}
    </section>
  );
}

/** Their sound does not get through; of whoever is muted it matters that they hear nobody. */
function Unheard({ isMuted }: { isMuted: boolean }) {
  const say = useTexts(roomTexts);
  const sayDeaf = useTexts(hearsNothingTexts);
  return (
    <p className={styles["unheard"]}>
      <b>{isMuted ? sayDeaf("title") : say("cardUnheard")}</b> {isMuted ? sayDeaf("why") : say("isUnheardWhy")}
    </p>
  );
}

/** Opened from the list or a tile by keyboard, the card takes the focus and gives it back as it closes. */
function takeFocusFromList(card: HTMLElement | null): (() => void) | undefined {
  const row = document.activeElement;
  if (
    card === null ||
    !(row instanceof HTMLElement) ||
    !row.matches("[data-row]:focus-visible, [data-tile]:focus-visible")
  )
    return undefined;
  card.focus();
  return () => row.focus();
}

/** The line takes the focus along as it closes: the button that began it gets it, or the card. */
function backFromLine(card: HTMLElement | null): () => void {
  return () => {
    if (card?.isConnected !== true || !isFocusLost(document)) return;
    (card.querySelector<HTMLElement>("[data-begins-line]") ?? card).focus({ preventScroll: true });
  };
}

function StatusLine({ person: { dontDisturb, steppedOut } }: { person: PersonModel }) {
  const say = useTexts(statusTexts);
  if (!dontDisturb && !steppedOut) return null;
  return <p className={styles["about"]}>{say(dontDisturb ? "theyDontDisturb" : "theySteppedOut")}</p>;
}

function RoleBadge({ person }: { person: PersonModel }) {
  const say = useTexts(roomTexts);
  if (person.isHost) {
    return (
      <span className={styles["role"]}>
        <IconCrown size={13} stroke={2} aria-hidden />
        {person.role === "SPACE_MODERATOR" ? say("host") : say("admin")}
      </span>
    );
  }
  if (person.role === "SUPPORT") return <span>{say("support")}</span>;
  return <span>{person.role === "SPACE_MEMBER" ? say("member") : say("guest")}</span>;
}

function CardActs({ model, write }: { model: PersonCardModel; write: () => void }) {
  const say = useTexts(roomTexts);
  const sayInvitation = useTexts(invitationTexts);
  const { isMutedForMe } = model;
  const isHere = model.roomName === null;
  const sayFollow = useTexts(followTexts);
  const sayShield = useTexts(shieldTexts);
  const acts: { label: string; icon: ReactNode; run: (() => void) | null; danger?: boolean; beginsLine?: boolean }[] = [
    { label: sayShield("letIn"), icon: <IconShieldCheck size={18} stroke={1.75} />, run: model.letIn },
    isHere
      ? { label: say("goThere"), icon: <IconWalk size={18} stroke={1.75} />, run: model.goThere }
      : { label: sayInvitation("goToRoom"), icon: <IconDoorEnter size={18} stroke={1.75} />, run: model.goThere },
    {
      label: sayInvitation(isHere ? "askOver" : "inviteHere"),
      icon: <IconUserShare size={18} stroke={1.75} />,
      run: model.invite && (() => model.invite?.()),
    },
    {
      label: sayInvitation("inviteWith"),
      icon: <IconMessageForward size={18} stroke={1.75} />,
      run: model.invite && write,
      beginsLine: true,
    },
    { label: sayFollow("watch"), icon: <IconEye size={18} stroke={1.75} />, run: model.watch },
    { label: sayFollow("unwatch"), icon: <IconEyeOff size={18} stroke={1.75} />, run: model.unwatch },
    { label: sayFollow("follow"), icon: <IconArrowGuide size={18} stroke={1.75} />, run: model.follow },
    { label: sayFollow("unfollow"), icon: <IconArrowGuide size={18} stroke={1.75} />, run: model.unfollow },
    { label: say("message"), icon: <IconMessageCircle size={18} stroke={1.75} />, run: model.message },
    {
      label: isMutedForMe ? say("unmuteForMe") : say("muteForMe"),
      icon: isMutedForMe ? <IconVolume size={18} stroke={1.75} /> : <IconVolumeOff size={18} stroke={1.75} />,
      run: model.toggleMuteForMe,
    },
    { label: say("muteTheirMic"), icon: <IconMicrophoneOff size={18} stroke={1.75} />, run: model.muteMicrophone },
    { label: say("turnTheirCamOff"), icon: <IconVideoOff size={18} stroke={1.75} />, run: model.turnCameraOff },
    { label: say("makeHost"), icon: <IconCrown size={18} stroke={1.75} />, run: model.makeHost },
    { label: say("endHost"), icon: <IconCrownOff size={18} stroke={1.75} />, run: model.endHost },
    { label: say("kick"), icon: <IconUserMinus size={18} stroke={1.75} />, run: model.kick, danger: true },
  ];
  const possible = acts.filter((act) => act.run !== null);
  if (possible.length === 0) return null;
  return (
    <div className={styles["acts"]}>
      {possible.map(({ label, icon, run, danger = false, beginsLine }) => (
        <button key={label} type="button" data-danger={danger} data-begins-line={beginsLine} onClick={() => run?.()}>
          {icon}
          {label}
        </button>
      ))}
    </div>
  );
}
