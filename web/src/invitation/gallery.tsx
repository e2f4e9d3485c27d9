import type { JoinConfig } from "@atrium/contract";
import { useEffect } from "react";
import { exampleAccount, exampleMember, exampleSpace, exampleTeam } from "../testing/examples.ts";
import { SIDEWAYS_TOO, type GalleryState } from "../ui/galleryState.ts";
import { InviteDialog } from "./dialog/InviteDialog.tsx";
import { DeclineView, type DeclineState } from "./DeclineScreen.tsx";
import { MadeLinkShown } from "./fixtures/MadeLinkShown.tsx";
import type { InvitationPageState } from "./invitationModel.ts";
import { InvitationView, type InvitationActs } from "./InvitationView.tsx";

const nothing = async () => undefined;
const acts: InvitationActs = {
  accept: nothing,
  look: nothing,
  typeName: () => undefined,
  signIn: () => undefined,
  signInInstead: () => undefined,
  ask: async () => null,
};
const mira = exampleAccount();
const config: JoinConfig = {
  state: "open",
  kind: "spaceGuest",
  role: "GUEST",
  team: { name: "Kite Studio", color: "#E4643F", logoImageUrl: null },
  inviter: { name: "Тимур Алиев", avatarUrl: null, avatarAppearance: "face:timur", palette: "mainPalette2v2" },
  space: {
    slug: "garden",
    name: "Garden retro",
    backgroundUrl: "floor:garden",
    onlineCount: 6,
    people: ["timur", "priya", "jonas", "amara", "daniel", "nadia"].map((face) => exampleMember(face)),
  },
  email: null,
  expiresAt: "2026-11-29T12:00:00Z",
};
const hq = {
  slug: "hq",
  name: "Kite HQ",
  backgroundUrl: "floor:office",
  onlineCount: 4,
  people: ["priya", "jonas", "amara", "nadia"].map((face) => exampleMember(face)),
};
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

const declining = (state: DeclineState) => () => <DeclineView state={state} decline={() => undefined} />;

const to = {
  name: "Kite Studio",
  team: exampleTeam(),
  spaces: [exampleSpace(), exampleSpace({ slug: "fridays", name: "Design Fridays" })],
  role: "MEMBER",
} as const;

const CONTACTS = [
  "E-mail;Name;Role;Spaces",
  "h.lindqvist@fjord.se;Hanna Lindqvist;Member;Kite HQ, Design Fridays",
  "o.melnik@fjord.se;Оксана Мельник;;Kite HQ",
  "marta.silva@fjord;Marta Silva;Member;Kite HQ",
  "paula@ateliernord.eu;Paula Ruiz;Guest;Design Fridays",
  "d.petrov@ateliernord.eu;Дмитрий Петров;Speaker;Design Fridays",
  "n.bauer@ateliernord.eu;Nora Bauer;Guest;Autumn Summit",
  ...Array.from({ length: 22 }, (_, at) => `person.${at}@ateliernord.eu;Person ${at};Member;Kite HQ`),
].join("\n");

/** A file that was dropped on the dialog. */
function ReadFile() {
  useEffect(() => {
    const drop = () => {
      const input = document.querySelector<HTMLInputElement>('[role="dialog"] input[type="file"]');
      if (input === null) return;
      opening.disconnect();
      const chosen = new DataTransfer();
      chosen.items.add(new File([CONTACTS], "people-autumn.csv"));
      input.files = chosen.files;
      input.dispatchEvent(new Event("change", { bubbles: true }));
    };
    const opening = new MutationObserver(drop);
    opening.observe(document.body, { childList: true, subtree: true });
    return () => opening.disconnect();
  }, []);
  return <InviteDialog opened onClose={() => undefined} to={to} begin="csv" />;
}

const PASTED = "h.lindqvist@fjord.se, o.melnik@fjord.se; paula@ateliernord.eu marta.silva@fjord";

/** Addresses that were pasted, one of them faulty. */
function Pasted() {
  useEffect(() => {
    const paste = () => {
      const input = document.querySelector<HTMLInputElement>('[role="dialog"] input[type="email"]');
      if (input === null) return;
      opening.disconnect();
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", PASTED);
      input.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    };
    const opening = new MutationObserver(paste);
    opening.observe(document.body, { childList: true, subtree: true });
    return () => opening.disconnect();
  }, []);
  return <InviteDialog opened onClose={() => undefined} to={to} />;
}

const toSpace = {
  name: "Garden retro",
  team: null,
  spaces: [exampleSpace({ slug: "garden", name: "Garden retro" })],
  role: "GUEST",
  address: "https://atrium.example/s/garden",
} as const;

export const states: GalleryState[] = [
  { name: "invitation/invite", draw: () => <InviteDialog opened onClose={() => undefined} to={to} /> },
  {
    name: "invitation/invite-guests",
    draw: () => <InviteDialog opened onClose={() => undefined} to={toSpace} begin="link" />,
  },
  { name: "invitation/invite-csv", draw: () => <InviteDialog opened onClose={() => undefined} to={to} begin="csv" /> },
  { name: "invitation/invite-typed", draw: () => <Pasted /> },
  { name: "invitation/csv-read", draw: () => <ReadFile /> },
  { name: "invitation/link-made", draw: () => <MadeLinkShown to={to} /> },
  { name: "invitation/link-made-space", draw: () => <MadeLinkShown to={toSpace} /> },
  { name: "invitation/guest", draw: draw(shown({}, { name: "Hedda Lindqvist" })), sizes: SIDEWAYS_TOO },
  { name: "invitation/guest-failed", draw: draw(shown({ expiresAt: null }, { problem: "connectionFailed" })) },
  { name: "invitation/guest-sign-in", draw: draw(shown({ state: "signIn" })) },
  { name: "invitation/member-sign-in", draw: draw(shown({ ...member, state: "signIn" })) },
  {
    name: "invitation/mail-sign-in",
    draw: draw(shown({ ...member, state: "signIn", email: "anna.kostina@kite.studio" })),
  },
  { name: "invitation/member", draw: draw(shown(member), mira) },
  { name: "invitation/decline", draw: declining({ step: "asking", busy: false, problem: null }) },
  { name: "invitation/declined", draw: declining({ step: "declined", teamName: "Kite Studio" }) },
  { name: "invitation/decline-gone", draw: declining({ step: "gone" }) },
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
