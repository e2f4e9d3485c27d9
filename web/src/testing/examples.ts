import { PLAN_TERMS } from "@atrium/contract";
import type {
  AccountProfile,
  Invitation,
  SpaceCard,
  SpaceEntrance,
  SpaceGuest,
  SpaceMember,
  Team,
  TeamGuest,
  TeamMember,
  VisitedSpace,
  TeamMemberProfile,
} from "@atrium/contract";

/** The longest allowed names, without a place to break: every layout has to fit them. */
export const LONG_NAMES = {
  person: "Превысокомногорассмотрительствующаяобладательница",
  place: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauamt",
} as const;

/* Plain examples for tests and the gallery: a studio with people in its spaces. */
export const exampleAccount = (change: Partial<AccountProfile> = {}): AccountProfile => ({
  accountId: id("account"),
  name: "Mira Halvorsen",
  avatarUrl: null,
  avatarAppearance: "face:mira",
  palette: "mainPalette4v2",
  about: "Runs the studio. Ask me about type, tea and trains.",
  pronoun: "she / her",
  email: "mira@kite.studio",
  locale: "en",
  calendarConnected: false,
  ...change,
});

/** A recently visited space, of the usual team or of another one. */
export const exampleVisited = (change: Partial<VisitedSpace> = {}, team = "team"): VisitedSpace => ({
  id: id(`space-${change.name ?? ""}`),
  slug: "hq",
  name: "Kite HQ",
  teamId: id(team),
  teamName: "Kite Studio",
  backgroundUrl: "floor:office",
  lastVisitedAt: "2026-11-21T09:40:00Z",
  ...change,
});

export const exampleTeam = (change: Partial<Team> = {}): Team => ({
  id: id("team"),
  name: "Kite Studio",
  color: "#E4643F",
  logoImageUrl: null,
  role: "ADMIN",
  plan: "custom",
  planNow: change.plan ?? "custom",
  capacity: PLAN_TERMS[change.planNow ?? change.plan ?? "custom"].peopleOnline,
  spacesLimit: PLAN_TERMS[change.planNow ?? change.plan ?? "custom"].spaces,
  recordingsLimit: PLAN_TERMS[change.planNow ?? change.plan ?? "custom"].recordingsKept,
  membersCount: 48,
  guestsCount: 3,
  spacesCount: 5,
  ...change,
});

export const exampleSpace = (change: Partial<SpaceCard> = {}): SpaceCard => ({
  id: id(change.slug ?? "space"),
  teamId: id("team"),
  teamName: "Kite Studio",
  slug: "hq",
  name: "Kite HQ",
  template: "office",
  logoUrl: null,
  isPrivate: false,
  hasPassword: false,
  startsAt: null,
  role: "TEAM_ADMIN",
  backgroundUrl: "floor:office",
  roomsCount: 7,
  onlineCount: 0,
  people: [],
  lastVisitedAt: null,
  ...change,
});

/** A member with a picture. */
export const exampleMember = (face: string, change: Partial<TeamMember> = {}): TeamMember => ({
  accountId: id(face),
  name: face[0]?.toUpperCase() + face.slice(1),
  avatarUrl: null,
  avatarAppearance: `face:${face}` as TeamMember["avatarAppearance"],
  palette: "mainPalette2v2",
  email: `${face}@kite.studio`,
  role: "MEMBER",
  joinedAt: "2026-09-14T09:00:00Z",
  lastVisitedAt: "2026-11-21T09:42:00Z",
  insideSpaceId: null,
  spaceIds: [],
  ...change,
});

/** The card of a member with a picture. */
export const exampleProfile = (face: string, change: Partial<TeamMemberProfile> = {}): TeamMemberProfile => {
  const { insideSpaceId: _insideSpaceId, ...member } = exampleMember(face);
  const { about, pronoun } = exampleAccount();
  return { ...member, about, pronoun, ...change };
};

/** A guest with an email and a picture. */
export const exampleGuest = (face: string, change: Partial<TeamGuest> = {}): TeamGuest => ({
  accountId: id(face),
  name: face[0]?.toUpperCase() + face.slice(1),
  avatarUrl: null,
  avatarAppearance: `face:${face}` as TeamGuest["avatarAppearance"],
  palette: "mainPalette3v2",
  email: `${face}@example.org`,
  isTemporary: false,
  lastVisitedAt: "2026-11-21T09:42:00Z",
  visitsCount: 4,
  cameBy: null,
  spaceIds: [],
  bans: [],
  ...change,
});

/** A team member who was added to a space. */
export const exampleSpaceMember = (face: string, change: Partial<SpaceMember> = {}): SpaceMember => {
  const { joinedAt, spaceIds: _s, lastVisitedAt: _l, insideSpaceId: _i, ...member } = exampleMember(face);
  return { ...member, addedAt: joinedAt, role: "SPACE_MEMBER", ...change };
};

/** A guest who was added to a space. */
export const exampleSpaceGuest = (face: string, change: Partial<SpaceGuest> = {}): SpaceGuest => {
  const {
    lastVisitedAt: _lastVisitedAt,
    spaceIds: _spaceIds,
    visitsCount: _visits,
    cameBy: _cameBy,
    ...guest
  } = exampleGuest(face);
  return { ...guest, addedAt: "2026-11-20T09:00:00Z", ...change };
};

/** Somebody invited by mail who has not joined yet. */
export const exampleInvitation = (change: Partial<Invitation> = {}): Invitation => ({
  id: id(change.email ?? "invitation"),
  kind: "teamMember",
  email: "hanna@fjord.se",
  url: null,
  role: "MEMBER",
  spaceIds: [],
  expiresAt: "2026-11-29T12:00:00Z",
  usesLeft: 1,
  usedCount: 0,
  createdBy: { accountId: id("mira"), name: "Mira Halvorsen" },
  createdAt: "2026-11-22T12:00:00Z",
  ...change,
});

/** An open space with nobody inside. */
export const exampleEntrance = (change: Partial<SpaceEntrance> = {}): SpaceEntrance => ({
  spaceId: id("kestrel"),
  slug: "kestrel",
  name: "Kestrel Studio",
  logoUrl: null,
  title: "",
  description: "",
  brightness: 100,
  hasPassword: false,
  isPrivate: false,
  startsAt: null,
  backgroundUrl: null,
  logoLinkUrl: null,
  themeColor: null,
  isWelcomeRequired: false,
  isFull: false,
  room: null,
  people: [],
  onlineCount: 0,
  role: "PUBLIC_GUEST",
  ...change,
});

export function examplePeople(...faces: string[]): SpaceCard["people"] {
  return faces.map((face) => ({
    accountId: id(face),
    name: face[0]?.toUpperCase() + face.slice(1),
    avatarUrl: null,
    avatarAppearance: `face:${face}` as SpaceCard["people"][number]["avatarAppearance"],
    palette: "mainPalette2v2",
  }));
}

/** A fixed id of the right form. */
function id<Id extends string>(word: string): Id {
  return word.padEnd(21, "0").slice(0, 21) as Id;
}
