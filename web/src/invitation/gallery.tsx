import type { JoinConfig } from "@atrium/contract";
import { exampleAccount, exampleSpace, exampleTeam } from "../testing/examples.ts";
import { SIDEWAYS_TOO, type GalleryState } from "../ui/galleryState.ts";
import { InviteDialog } from "./dialog/InviteDialog.tsx";
import type { InvitationPageState } from "./invitationModel.ts";
import { InvitationView, type InvitationActs } from "./InvitationView.tsx";

const nothing = async () => undefined;
const acts: InvitationActs = {
  accept: nothing,
  look: nothing,
  typeName: () => undefined,
  signIn: () => undefined,
  signInInstead: () => undefined,
};
const mira = exampleAccount();
const config: JoinConfig = {
  state: "open",
  kind: "spaceGuest",
  role: "GUEST",
  team: { name: "Kite Studio", color: "#E4643F", logoImageUrl: null },
  inviter: { name: "Тимур Алиев", avatarUrl: null, avatarAppearance: "face:timur", palette: "mainPalette2v2" },
  space: { slug: "garden", name: "Garden retro", backgroundUrl: "floor:garden", onlineCount: 6 },
  email: null,
  expiresAt: "2026-11-29T12:00:00Z",
};
const hq = { slug: "hq", name: "Kite HQ", backgroundUrl: "floor:office", onlineCount: 4 };
const member = { kind: "teamMember", role: "MEMBER", space: hq } as const;

const shown = (
  change: Partial<JoinConfig>,
  more: Partial<Extract<InvitationPageState, { step: "shown" }>> = {},
): InvitationPageState => ({
  step: "shown",
  config: { ...config, ...change },
  name: "",
  isBusy: false,
  problem: null,
  ...more,
});
const draw =
  (state: InvitationPageState, account: typeof mira | null = null) =>
  () => <InvitationView state={state} account={account} acts={acts} />;

const to = {
  name: "Kite Studio",
  team: exampleTeam(),
  spaces: [exampleSpace(), exampleSpace({ slug: "fridays", name: "Design Fridays" })],
  role: "MEMBER",
} as const;

export const states: GalleryState[] = [
  { name: "invitation/invite", draw: () => <InviteDialog opened onClose={() => undefined} to={to} /> },
  { name: "invitation/guest", draw: draw(shown({}, { name: "Hedda Lindqvist" })), sizes: SIDEWAYS_TOO },
  { name: "invitation/guest-failed", draw: draw(shown({ expiresAt: null }, { problem: "connectionFailed" })) },
  { name: "invitation/member-sign-in", draw: draw(shown({ ...member, state: "signIn" })) },
  {
    name: "invitation/mail-sign-in",
    draw: draw(shown({ ...member, state: "signIn", email: "anna.kostina@kite.studio" })),
  },
  { name: "invitation/member", draw: draw(shown(member), mira) },
  { name: "invitation/team-only", draw: draw(shown({ ...member, role: "ADMIN", space: null }), mira) },
  { name: "invitation/joined", draw: draw(shown({ ...member, state: "joined" }), mira) },
  {
    name: "invitation/other-account",
    draw: draw(shown({ ...member, state: "otherAccount", email: "anna.kostina@kite.studio" }), mira),
  },
  { name: "invitation/ended", draw: draw(shown({ state: "ended", expiresAt: "2026-11-15T12:00:00Z" }), mira) },
  { name: "invitation/used-up", draw: draw(shown({ state: "ended", expiresAt: null }), mira) },
  { name: "invitation/gone", draw: draw({ step: "gone", code: "linkNotFound" }) },
  { name: "invitation/not-asked", draw: draw({ step: "gone", code: "connectionFailed" }, mira) },
];
