import type { ReactNode } from "react";
import { exampleAccount, exampleTeam } from "../testing/examples.ts";
import { SIDEWAYS_TOO, type GalleryState } from "../ui/galleryState.ts";
import { AuthPage } from "./AuthPage.tsx";
import { consentStates } from "./consent/fixtures/consentStates.tsx";
import { emailStates } from "./email/fixtures/emailStates.tsx";
import { exampleSessions } from "./devices/fixtures/exampleSessions.tsx";
import { examplePasskeys, noPasskeys, passkeyStates } from "./passkeys/fixtures/passkeyStates.tsx";
import { samlStates } from "./saml/fixtures/samlStates.tsx";
import { googleStates } from "./google/fixtures/googleStates.tsx";
import { SignOutView } from "./session/SignOutScreen.tsx";
import { HandedLinkView } from "./signIn/HandedLinkScreen.tsx";
import type { HandedLinkState } from "./signIn/handedLinkModel.ts";
import { MagicLinkView } from "./signIn/MagicLinkScreen.tsx";
import { CookiesOffNote } from "./signIn/CookiesOff.tsx";
import type { SignInState } from "./signIn/signInModel.ts";
import { surveyStates } from "./survey/fixtures/surveyStates.tsx";
import { AccountPage } from "./settings/AccountPage.tsx";
import { ProfilePart } from "./settings/ProfilePart.tsx";
import { SecurityView } from "./settings/SecurityPart.tsx";
import { DeletedTeamsView } from "./settings/DeletedTeams.tsx";
import { deleteAccountStates } from "./settings/fixtures/deleteAccountStates.tsx";
import { examplePicture, pictureActs } from "./profile/picture/fixtures/examplePicture.ts";
import { PictureDialog } from "./profile/picture/PictureDialog.tsx";
import { ProfileDialog } from "./profile/ProfileDialog.tsx";
import { SpaceArt, SpaceBrand } from "./signIn/SpaceLook.tsx";
import { CodeStep, EmailStep, type SignInActions } from "./signIn/SignInView.tsx";

const mira = exampleAccount();
const { id, name, color, logoImageUrl } = exampleTeam();
const deletedTeams = [
  { id, name, color, logoImageUrl, deletedAt: "2026-11-21T10:00:00Z", until: "2026-12-05T10:00:00Z" },
];
const nothing = async () => undefined;
const actions: SignInActions = {
  typeEmail: () => undefined,
  sendEmail: nothing,
  typeCode: nothing,
  askNewCode: async () => false,
  changeEmail: () => undefined,
  lookWhoIsIn: nothing,
};
const code: Extract<SignInState, { step: "code" }> = {
  step: "code",
  email: "mira@kite.studio",
  authKey: "",
  code: "409",
  wrong: 0,
  newCodeAtMs: Date.now() + 26_400,
  isInTerminal: false,
  busy: false,
  problem: null,
};
const email = (
  typed: string,
  problem: SignInState extends { problem: infer P } ? P : null = null,
  note?: ReactNode,
) => (
  <AuthPage title="">
    <EmailStep
      state={{ step: "email", email: typed, busy: false, problem }}
      actions={actions}
      passkey={{ busy: false, problem: null, start: () => undefined }}
      google={{ busy: false, problem: null, start: () => undefined }}
      note={note}
    />
  </AuthPage>
);
const codeStep = (change: Partial<typeof code>) => (
  <AuthPage title="">
    <CodeStep state={{ ...code, ...change }} actions={actions} />
  </AuthPage>
);

const security = (passkeys: ReactNode) => (
  <AccountPage part="security">
    <SecurityView
      sessions={exampleSessions()}
      passkeys={passkeys}
      deletedTeams={null}
      deleteAccount={() => undefined}
    />
  </AccountPage>
);
const profile = (account = mira) => (
  <AccountPage part="profile">
    <ProfilePart account={account} tellKept={() => undefined} />
  </AccountPage>
);
const handed = (state: HandedLinkState, signedInAs: string | null) => (
  <HandedLinkView state={state} signedInAs={signedInAs} actions={{ goOn: nothing, stay: () => undefined }} />
);

export const states: GalleryState[] = [
  { name: "account/sign-in-email", draw: () => email("mira@kite.studio"), sizes: SIDEWAYS_TOO },
  { name: "account/sign-in-empty", draw: () => email("") },
  {
    name: "account/sign-in-cookies-off",
    draw: () => email("mira@kite.studio", null, <CookiesOffNote reload={() => undefined} />),
  },
  { name: "account/sign-in-code", draw: () => codeStep({}) },
  { name: "account/sign-in-code-in-terminal", draw: () => codeStep({ code: "", isInTerminal: true }) },
  {
    name: "account/sign-in-code-wrong",
    draw: () => codeStep({ code: "409271", wrong: 2, problem: { kind: "code", triesLeft: 3 } }),
  },
  {
    name: "account/sign-in-code-expired",
    draw: () => codeStep({ code: "409271", newCodeAtMs: 0, problem: { kind: "refused", code: "codeExpired" } }),
  },
  {
    name: "account/profile",
    draw: () => <ProfileDialog account={mira} opened onClose={() => undefined} />,
  },
  {
    name: "account/profile-picture",
    draw: () => <PictureDialog opened picked={examplePicture} {...pictureActs} />,
  },
  { name: "account/my-profile", draw: () => profile(), path: "/dashboard/account" },
  {
    name: "account/my-profile-guest",
    draw: () => profile(exampleAccount({ email: null, name: "", about: "" })),
    path: "/dashboard/account",
  },
  { name: "account/security", draw: () => security(examplePasskeys()), path: "/dashboard/account?view=security" },
  {
    name: "account/security-without-passkeys",
    draw: () => security(noPasskeys()),
    path: "/dashboard/account?view=security",
  },
  {
    name: "account/settings-deleted-teams",
    draw: () => <DeletedTeamsView teams={deletedTeams} busy={false} bringBack={() => undefined} />,
  },
  ...passkeyStates,
  ...consentStates,
  ...surveyStates,
  ...emailStates,
  ...deleteAccountStates,
  {
    name: "account/sign-out-failed",
    draw: () => <SignOutView state={{ step: "failed", code: "connectionFailed" }} tryAgain={() => undefined} />,
  },
  {
    name: "account/sign-in-to-space",
    sizes: SIDEWAYS_TOO,
    draw: () => (
      <AuthPage
        title="Sign in"
        brand={<SpaceBrand look={{ name: "Kite Studio", logoUrl: null, backgroundUrl: null }} />}
        art={<SpaceArt url="floor:garden" />}
      >
        <EmailStep
          state={{ step: "email", email: "", busy: false, problem: null }}
          actions={actions}
          placeName="Kite Studio"
          guestsAt="kite"
        />
      </AuthPage>
    ),
  },
  { name: "account/magic-link", draw: () => <MagicLinkView state={{ step: "asking" }} onSignIn={() => undefined} /> },
  {
    name: "account/magic-link-expired",
    draw: () => <MagicLinkView state={{ step: "refused", code: "codeExpired" }} onSignIn={() => undefined} />,
  },
  ...googleStates,
  ...samlStates,
  { name: "account/continue-as", draw: () => handed({ step: "asking", owner: mira, isWorking: false }, null) },
  {
    name: "account/continue-instead",
    draw: () => handed({ step: "asking", owner: mira, isWorking: false }, "Kim Okafor"),
    sizes: SIDEWAYS_TOO,
  },
  { name: "account/continue-expired", draw: () => handed({ step: "refused", code: "codeExpired" }, null) },
];
