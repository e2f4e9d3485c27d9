import { constants, durableKinds, newId, spaceKinds } from "@atrium/contract";
import type {
  BackgroundVideo,
  BoardPart,
  CaptionReader,
  AccountId,
  ConnectionId,
  ElementId,
  Folder,
  FolderId,
  Participant,
  Plan,
  Room,
  RoomElement,
  RoomId,
  RoomMember,
  RoomPatch,
  RoomSnapshot,
  SharedSpace,
  SpaceId,
  SpacePatch,
  SpaceRecords,
  SpaceSnapshot,
  StagePart,
  TeamId,
} from "@atrium/contract";
import { DEFAULT_ROOM_FLAGS } from "@atrium/rules";

/** Somebody about to enter a space. */
export type Person = Omit<Participant, "connectionId" | "roomId" | "away" | "inAudience">;

/** Complete and valid spaces, rooms and people, each with new ids; `changes` replace what a test is about. */
export function aSharedSpace(changes: Partial<SharedSpace> = {}): SharedSpace {
  return {
    id: newId<SpaceId>(),
    teamId: newId<TeamId>(),
    teamName: "Team",
    slug: "a-space",
    name: "A space",
    template: "lounge",
    logoUrl: null,
    isPrivate: false,
    hasPassword: false,
    startsAt: null,
    ...changes,
  };
}

export function aRoom(changes: Partial<Room> = {}): Room {
  return {
    id: newId<RoomId>(),
    spaceId: newId<SpaceId>(),
    name: "Room",
    type: "spatial",
    position: 1,
    groupId: null,
    bgMode: "COVER",
    bgImageUrl: null,
    bgBrightness: 100,
    dominantColor: null,
    size: constants.map.defaultSize,
    capacity: 50,
    isHidden: false,
    blocked: false,
    hasPassword: false,
    permissions: DEFAULT_ROOM_FLAGS,
    defaultZoomLevel: 100,
    gridViewByDefault: false,
    title: "",
    description: "",
    recordingInProgress: false,
    ...changes,
  };
}

export function aFolder(changes: Partial<Folder> = {}): Folder {
  return { id: newId<FolderId>(), spaceId: newId<SpaceId>(), name: "Folder", position: 1, ...changes };
}

export function aPerson(changes: Partial<Person> = {}): Person {
  return {
    accountId: newId<AccountId>(),
    name: "Person",
    avatarUrl: null,
    avatarAppearance: "letter",
    palette: "mainPalette4v2",
    role: "PUBLIC_GUEST",
    about: "",
    pronoun: null,
    isGuest: true,
    dontDisturb: false,
    ...changes,
  };
}

/** A person inside, in no room. */
export function aParticipant(changes: Partial<Participant> = {}): Participant {
  return {
    ...aPerson(),
    connectionId: newId<ConnectionId>(),
    roomId: null,
    away: false,
    inAudience: false,
    ...changes,
  };
}

/** A newcomer at the floor's corner: microphone and camera off. */
export function aMember(changes: Partial<RoomMember> = {}): RoomMember {
  return {
    accountId: newId<AccountId>(),
    seat: 0,
    pos: [0, 0],
    audioMuted: true,
    videoMuted: true,
    sharingScreen: false,
    hasMegaphone: false,
    forceMutedAudio: false,
    forceMutedVideo: false,
    privateAreaIds: [],
    inAudience: false,
    ...changes,
  };
}

/** Records that exist with nobody inside, by kind. */
type Durable = { readonly [Kind in keyof typeof durableKinds]: readonly SpaceRecords[Kind][] };
interface SpaceParts {
  space?: SharedSpace;
  rooms?: readonly Room[];
  /** Records of other kinds; a kind that no test uses needs no line here. */
  records?: Partial<Durable>;
}

const durable = (space: SharedSpace, { rooms = [], records }: SpaceParts): Durable => ({
  ...(Object.fromEntries(Object.keys(durableKinds).map((kind) => [kind, []])) as unknown as Durable),
  space: [space],
  room: rooms,
  ...records,
});
const byId = <Record extends { id: string }>(records: readonly Record[]) =>
  Object.fromEntries(records.map((record) => [record.id, record]));

/** What a listener sees of a space and its people. */
export function aSpaceSnapshot(
  has: SpaceParts & { people?: readonly Participant[]; clock?: number } = {},
): SpaceSnapshot {
  const { space = aSharedSpace(), people = [], clock = 0 } = has;
  const tables = Object.entries(durable(space, has)).map(([kind, records]) => [kind, byId<{ id: string }>(records)]);
  const none = Object.keys(spaceKinds).map((kind) => [kind, {}]);
  const records = Object.fromEntries([...none, ...tables]) as SpaceSnapshot["records"];
  const participant = Object.fromEntries(people.map((person) => [person.accountId, person]));
  return { spaceId: space.id, clock, records: { ...records, participant } };
}

export function aRoomSnapshot(
  has: {
    roomId?: RoomId;
    members?: readonly RoomMember[];
    elements?: readonly RoomElement[];
    parts?: readonly StagePart[];
    boardParts?: readonly BoardPart[];
    backgroundVideo?: BackgroundVideo | null;
    captionReaders?: readonly CaptionReader[];
    clock?: number;
  } = {},
): RoomSnapshot {
  const { roomId = newId<RoomId>(), members = [], elements = [], parts = [], boardParts = [], clock = 0 } = has;
  const backgroundVideo = has.backgroundVideo ? { [roomId]: has.backgroundVideo } : {};
  const boardPart = Object.fromEntries(boardParts.map((each) => [each.accountId, each]));
  const stagePart = Object.fromEntries(parts.map((each) => [each.accountId, each]));
  const member = Object.fromEntries(members.map((each) => [each.accountId, each]));
  const { captionReaders = [] } = has;
  const captionReader = Object.fromEntries(captionReaders.map((each) => [each.accountId, each]));
  const captionsOn = captionReaders.length === 0 ? {} : { [roomId]: { roomId } };
  const parted = { stagePart, boardPart, backgroundVideo, captionReader, captionsOn };
  return { roomId, clock, records: { member, element: byId(elements), ...parted } };
}

/** A video behind a stage's presenters, played for everybody from its beginning. */
export function aBackgroundVideo(changes: Partial<BackgroundVideo> = {}): BackgroundVideo {
  return {
    type: "video",
    url: "https://youtu.be/dQw4w9WgXcQ",
    provider: "youtube",
    state: "play",
    stateAt: 0,
    stateSeek: 0,
    syncState: true,
    volume: constants.stageBackgroundVideo.defaultVolume,
    ...changes,
  };
}

/** A text of a member's that is neither pinned nor locked. */
export function anElement(changes: Partial<RoomElement> = {}): RoomElement {
  return {
    id: newId<ElementId>(),
    roomId: newId<RoomId>(),
    creatorId: newId<AccountId>(),
    creatorName: "Robin",
    creatorRole: "SPACE_MEMBER",
    createdAt: "2026-11-21T10:00:00.000Z",
    pos: { x: 400, y: 300 },
    width: 240,
    height: 80,
    originalWidth: 240,
    originalHeight: 80,
    order: 1,
    lockerId: null,
    lockerRole: null,
    collaboratorsIds: [],
    didPersist: false,
    data: { type: "text", content: "Agenda", fontSize: 16, bgColor: null, isFluidWidth: true },
    ...changes,
  };
}

/** A space as loaded from the database, before anybody is inside. */
export function aLoadedSpace(has: SpaceParts & { plan?: Plan; maxOnline?: number; revision?: number } = {}) {
  const { space = aSharedSpace(), plan = "custom", maxOnline = 100, revision = 0 } = has;
  return { spaceId: space.id, revision, plan, maxOnline, records: durable(space, has) };
}

/** Patches for somebody or something that appears, changes, or disappears. */
export const putMember = (member: RoomMember): RoomPatch => ({
  type: "put",
  kind: "member",
  id: member.accountId,
  record: member,
});
export const putParticipant = (participant: Participant): SpacePatch => ({
  type: "put",
  kind: "participant",
  id: participant.accountId,
  record: participant,
});

/** Rooms whose elements are stored nowhere. */
export const anEmptyShelf = () => ({
  read: () => Promise.resolve(null),
  removeLeft: () => Promise.resolve(),
  onFault(error: unknown) {
    throw error;
  },
});
