import { DEFAULT_PALETTE, must, newId } from "@atrium/contract";
import type { AccountId, ElementId, OperationName, Plan, RoomId, SpaceId, StoredElement } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { elementsRevised, loadElements } from "../element/index.ts";
import { finishUpload, insertUpload } from "../file/index.ts";
import type { Caller } from "../platform/calls/context.ts";

export const idOf = ({ accountId }: Caller): AccountId => must(accountId, "in a session");
const look = { name: "Hana", avatarUrl: null, avatarAppearance: "letter", palette: DEFAULT_PALETTE } as const;
/** Where elements of the trials lie. */
export const AT = { pos: { x: 400, y: 300 }, width: 240, height: 80 };

/** Element calls of people who are in a room. */
export async function openElementTrials() {
  const database = await createTestDatabase();
  const { db } = database;
  const desk = createCallDesk(db);
  const arrange = createArrange(db);
  const standIn = (spaceId: SpaceId, roomId: RoomId, people: readonly Caller[]) =>
    void desk.inside.set(
      spaceId,
      people.map((each) => ({ ...look, accountId: idOf(each), roomId, pos: null, speaking: false })),
    );
  const stored = async (roomId: RoomId) => must(await loadElements(db, roomId), "the room is there").elements;
  return {
    db,
    desk,
    arrange,
    close: () => database.close(),
    standIn,
    stored,
    /** A room with an admin, a moderator, a member and a guest inside. */
    async party(plan: Plan = "custom") {
      const admin = await desk.account("en");
      const { id: teamId } = await desk.done(admin, "createTeam", { name: "Crew" });
      const { spaceId } = await desk.done(admin, "createSpace", { teamId, name: "Home" });
      const [host, member, guest] = [await desk.account("en"), await desk.account("en"), await desk.account("en")];
      await arrange.joinSpace(host, spaceId, "SPACE_MODERATOR");
      await arrange.joinSpace(member, spaceId, "SPACE_MEMBER");
      await arrange.joinSpace(guest, spaceId, "SPACE_GUEST");
      await arrange.team(teamId, { plan });
      const { rooms } = await desk.done(admin, "listRooms", { spaceId });
      const [roomId, elsewhere] = [must(rooms[0], "a room").id, must(rooms[1], "another").id];
      standIn(spaceId, roomId, [admin, host, member, guest]);
      return { teamId, spaceId, roomId, elsewhere, admin, host, member, guest };
    },
    async add(by: Caller, roomId: RoomId, content = "Agenda"): Promise<StoredElement> {
      const input = { roomId, id: newId<ElementId>(), ...AT, content };
      return (await desk.done(by, "addTextElement", input)).element;
    },
    found: async (roomId: RoomId, id: ElementId) => (await stored(roomId)).find((each) => each.id === id),
    async code(by: Caller, name: OperationName, input: object): Promise<string> {
      return (await desk.call(by, name, input)).code;
    },
    /** A finished upload: a picture, or a PDF, which has no size. */
    async uploaded(by: Caller, kind: "file" | "avatar" = "file", { size = SIZE, pages = null }: Uploaded = {}) {
      const name = pages === null ? "plan.png" : "plan.pdf";
      const wanted = { accountId: idOf(by), kind, name, bytes: 1000, nowMs: desk.clock.nowMs() };
      const uploadId = await insertUpload(db, wanted);
      const file = { path: "", mimeType: "image/webp", bytes: 900, size, dominantColor: null, pages };
      await finishUpload(db, uploadId, file);
      return uploadId;
    },
    /** The element changes announced to a room since `start`, in order. */
    toldSince: (start: number, roomId: RoomId) =>
      desk.news
        .slice(start)
        .filter(({ topic }) => topic === elementsRevised.name)
        .map(({ news }) => news as { roomId: RoomId; revision: number; patches: unknown })
        .filter((each) => each.roomId === roomId),
  };
}

const SIZE = { w: 1600, h: 900 };
interface Uploaded {
  size?: { w: number; h: number } | null;
  pages?: number | null;
}
