import type { AccountProfile, SpaceCard, SpaceEntrance, Team, TeamGuest, TeamMember } from "@atrium/contract";

/*
 * Plain examples for tests and the gallery: a studio with people in its spaces.
 */
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

export const exampleTeam = (change: Partial<Team> = {}): Team => ({
  id: id("team"),
  name: "Kite Studio",
  color: "#E4643F",
  logoImageUrl: null,
  role: "ADMIN",
  plan: "custom",
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

/** A member with a face of their own. */
export const exampleMember = (face: string, change: Partial<TeamMember> = {}): TeamMember => ({
  accountId: id(face),
  name: face[0]?.toUpperCase() + face.slice(1),
  avatarUrl: null,
  avatarAppearance: `face:${face}` as TeamMember["avatarAppearance"],
  palette: "mainPalette2v2",
  email: `${face}@kite.studio`,
  role: "MEMBER",
  joinedAt: "2026-09-14T09:00:00Z",
  spaceIds: [],
  ...change,
});

/** A guest with an e-mail and a face of their own. */
export const exampleGuest = (face: string, change: Partial<TeamGuest> = {}): TeamGuest => ({
  accountId: id(face),
  name: face[0]?.toUpperCase() + face.slice(1),
  avatarUrl: null,
  avatarAppearance: `face:${face}` as TeamGuest["avatarAppearance"],
  palette: "mainPalette3v2",
  email: `${face}@example.org`,
  isTemporary: false,
  lastVisitedAt: "2026-11-21T09:42:00Z",
  spaceIds: [],
  ...change,
});

/** An open door to a space where nobody is. */
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
