import { Button, TextInput } from "@mantine/core";
import { bounds, errorText, type AccountProfile, type ErrorCode, type JoinConfig } from "@atrium/contract";
import { IconHeadphones, IconMail } from "@tabler/icons-react";
import { AuthPage } from "../account/index.ts";
import { currentLocale } from "../platform/i18n/i18n.ts";
import { useTexts } from "../platform/i18n/texts.ts";
import { useNow } from "../platform/useNow.ts";
import { dateText } from "../ui/dates.ts";
import { Face } from "../ui/Face.tsx";
import { ActFormView } from "../ui/form/FormDialog.tsx";
import { useSendForm } from "../ui/form/useSendForm.ts";
import { ButtonLink } from "../ui/links.tsx";
import { PageMessage } from "../ui/PageMessage.tsx";
import { AskAgain } from "./AskAgain.tsx";
import { InvitationArt } from "./InvitationArt.tsx";
import styles from "./invitation.module.css";
import { isOver, type InvitationModel, type InvitationPageState } from "./invitationModel.ts";
import { OtherAccount } from "./OtherAccount.tsx";
import { invitationTexts, type InvitationSay } from "./texts.ts";

export interface InvitationActs extends Pick<InvitationModel, "accept" | "typeName" | "look"> {
  /** To the sign-in page, with an address filled in where one is meant. */
  signIn: (email: string) => void;
  /** Ends the session first: it is somebody else's. */
  signInInstead: (email: string) => void;
  /** Asks its sender for another one; null once that is done. */
  ask: () => Promise<ErrorCode | null>;
}

interface InvitationViewProps {
  state: InvitationPageState;
  account: AccountProfile | null;
  acts: InvitationActs;
}

/** What an invitation is, and the one thing that can be done with it. */
export function InvitationView({ state, account, acts }: InvitationViewProps) {
  const say = useTexts(invitationTexts);
  if (state.step === "looking" || state.step === "done") return <PageMessage court="wide" title={say("looking")} />;
  if (state.step === "gone") return <Gone code={state.code} isSignedIn={account !== null} look={acts.look} />;
  const { config } = state;
  if (config.state === "ended") return <Ended config={config} account={account} ask={acts.ask} />;
  const title = titleOf(config, say);
  return (
    <AuthPage title={title} {...(config.space === null ? {} : { art: <InvitationArt space={config.space} /> })}>
      {config.state === "otherAccount" ? (
        <OtherAccount config={config} account={account} signInInstead={acts.signInInstead} ask={acts.ask} />
      ) : (
        <>
          <Inviter config={config} />
          <h1 className={styles["title"]}>{title}</h1>
          {config.state === "signIn" ? (
            <SignInFirst config={config} signIn={acts.signIn} />
          ) : (
            <Accept state={state} account={account} acts={acts} />
          )}
        </>
      )}
    </AuthPage>
  );
}

export const placeOf = ({ team, space, kind }: JoinConfig): string =>
  kind === "spaceGuest" && space !== null ? space.name : team.name;

function titleOf(config: JoinConfig, say: InvitationSay): string {
  const place = placeOf(config);
  if (config.state === "otherAccount") return say("otherTitle");
  if (config.state === "joined") return say("alreadyIn", { place });
  if (config.role === "GUEST") return say("asGuest", { place });
  return say(config.role === "ADMIN" ? "asAdmin" : "asMember", { name: config.inviter.name, place });
}

function Inviter({ config }: { config: JoinConfig }) {
  return (
    <div className={styles["inviter"]}>
      <Face look={config.inviter} size={56} />
      <p>
        <b>{config.inviter.name}</b>
        <small>{config.team.name}</small>
      </p>
    </div>
  );
}

const dayOf = (iso: string): string => dateText(Date.parse(iso), "monthDay", currentLocale());

function leadOf({ state, expiresAt, role, email }: JoinConfig, say: InvitationSay): string | null {
  if (state === "joined") return say("alreadyInLead");
  // Somebody who is banned had come by the link: it asks newcomers to sign in.
  const isFree = role === "GUEST" && email === null && state !== "signIn";
  if (expiresAt === null) return isFree ? say("noAccount") : null;
  return say(isFree ? "linkUntil" : "until", { date: dayOf(expiresAt) });
}

/** Nothing stands between the caller and the room but a name. */
function Accept({
  state,
  account,
  acts,
}: InvitationViewProps & { state: Extract<InvitationPageState, { step: "shown" }> }) {
  const say = useTexts(invitationTexts);
  const { config, name, isBusy, problem } = state;
  const asksName = config.state === "open" && config.email === null && (account?.name ?? "") === "";
  const form = useSendForm({
    initial: { name },
    faults: (): Record<string, string> => ({}),
    send: async () => {
      await acts.accept();
      return null;
    },
    outside: {
      busy: isBusy,
      fault: problem === null ? null : { field: null, says: () => errorText(problem, currentLocale()) },
    },
    onType: (typed) => acts.typeName(typed.name),
  });
  const isRoom = config.space !== null;
  return (
    <>
      <p className={styles["lead"]}>{leadOf(config, say)}</p>
      <ActFormView
        form={form}
        act={say(actOf(config))}
        size="lg"
        isWide
        isBlocked={asksName && name.trim() === ""}
        icon={isRoom && config.role === "GUEST" ? <IconHeadphones size={20} aria-hidden /> : null}
      >
        {asksName ? (
          <TextInput
            {...form.field("name")}
            label={say("yourName")}
            size="lg"
            autoComplete="name"
            autoFocus
            maxLength={bounds.personName.max}
          />
        ) : null}
      </ActFormView>
      {isRoom ? <p className={styles["note"]}>{say("nearby")}</p> : null}
      {asksName ? <SignInInstead signIn={acts.signIn} /> : null}
    </>
  );
}

function SignInInstead({ signIn }: Pick<InvitationActs, "signIn">) {
  const say = useTexts(invitationTexts);
  return (
    <>
      <div className={styles["or"]}>{say("or")}</div>
      <Button
        variant="secondary"
        size="lg"
        fullWidth
        leftSection={<IconMail size={18} aria-hidden />}
        onClick={() => signIn("")}
      >
        {say("signInKeep")}
      </Button>
    </>
  );
}

function actOf({ state, role, space }: JoinConfig) {
  if (state === "joined") return "goIn";
  return role === "GUEST" && space !== null ? "enterAndListen" : "acceptAndEnter";
}

function SignInFirst({ config, signIn }: { config: JoinConfig; signIn: InvitationActs["signIn"] }) {
  const say = useTexts(invitationTexts);
  const { email, role } = config;
  const needsAccount = say(role === "GUEST" ? "guestNeedsAccount" : "needsAccount");
  return (
    <>
      <p className={styles["lead"]}>{email === null ? needsAccount : say("signInLead", { email })}</p>
      <Button size="lg" fullWidth leftSection={<IconMail size={18} aria-hidden />} onClick={() => signIn(email ?? "")}>
        {email === null ? say("continueByEmail") : say("signInAs", { name: email.split("@")[0] ?? email })}
      </Button>
      <p className={styles["note"]}>{leadOf(config, say)}</p>
    </>
  );
}

interface EndedProps {
  config: JoinConfig;
  account: AccountProfile | null;
  ask: InvitationActs["ask"];
}

function Ended({ config, account, ask }: EndedProps) {
  const say = useTexts(invitationTexts);
  const { expiresAt, inviter } = config;
  const nowMs = useNow(60_000);
  const hasExpired = expiresAt !== null && Date.parse(expiresAt) <= nowMs;
  const title = hasExpired ? say("endedOn", { date: dayOf(expiresAt) }) : say("usedUp");
  const { name } = inviter;
  const canAsk = account !== null && account.email !== null;
  return (
    <PageMessage
      court="shut"
      title={title}
      description={say("endedLead", { name })}
      foot={canAsk ? say("seesAddress", { name }) : undefined}
    >
      {canAsk ? <AskAgain name={name} label={say("askForNew", { name })} ask={ask} variant="primary" /> : null}
      <ButtonLink to="/dashboard" size="lg" variant={canAsk ? "secondary" : "primary"}>
        {say("goToSpaces")}
      </ButtonLink>
    </PageMessage>
  );
}

interface GoneProps {
  code: Extract<InvitationPageState, { step: "gone" }>["code"];
  isSignedIn: boolean;
  look: () => Promise<void>;
}

function Gone({ code, isSignedIn, look }: GoneProps) {
  const say = useTexts(invitationTexts);
  const over = isOver(code);
  const why = over ? say("goneLead") : errorText(code, currentLocale());
  return (
    <PageMessage court="shut" title={say(over ? "gone" : "notAsked")} description={why}>
      {over ? null : (
        <Button size="lg" onClick={() => void look()}>
          {say("tryAgain")}
        </Button>
      )}
      <ButtonLink to={isSignedIn ? "/dashboard" : "/login"} size="lg" variant={over ? "primary" : "secondary"}>
        {say(isSignedIn ? "goToSpaces" : "toSignIn")}
      </ButtonLink>
    </PageMessage>
  );
}
