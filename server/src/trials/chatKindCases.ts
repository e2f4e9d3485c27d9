import { constants, must, newId } from "@atrium/contract";
import type { ChatClientId, ChatMessage, ChatMessageId, TeamId, UploadId } from "@atrium/contract";
import type { Person, World } from "./world.ts";

/** Two people in a chat, where the guest has written something. */
export interface ChatKindScene<Place> {
  place: Place;
  host: Person;
  guest: Person;
  /** Written by the guest. */
  message: ChatMessage;
}

/** How to set up a kind of chat, and the calls that the cases use for their preparation. */
interface ChatKind<Place> {
  scene: (world: World) => Promise<ChatKindScene<Place>>;
  /** The same with support staff in the guest's place, who are in no chat. */
  underSupport: (world: World) => Promise<ChatKindScene<Place>>;
  remove: (by: Person, input: Place & { messageId: ChatMessageId }) => Promise<unknown>;
  react: (by: Person, input: Place & { messageId: ChatMessageId; content: string }) => Promise<unknown>;
}

const content = "👍";
const noMessage = () => newId<ChatMessageId>();

/** Outcomes of the operations that every kind of chat has. */
export function chatKindCases<Place extends object>(kind: ChatKind<Place>) {
  type Scene = ChatKindScene<Place>;
  const { by, bySupport, deleted, reacted, full } = startsOf(kind);
  const aboutNone = ({ place }: Scene) => ({ ...place, messageId: noMessage() });
  const said = ({ place }: Scene) => ({ ...place, clientId: newId<ChatClientId>(), content: "More" });
  const edited = (scene: Scene) => ({ ...about(scene), content: "Other words" });
  const reaction = (scene: Scene) => ({ ...about(scene), content });
  const at = ({ place }: Scene) => place;
  const read = ({ place }: Scene) => ({ ...place, position: constants.chat.page });
  return {
    page: { success: by("guest", at), chatNotAllowed: bySupport(at) },
    post: {
      success: by("guest", said),
      chatNotAllowed: bySupport(said),
      messageNotFound: by("guest", (scene) => ({ ...said(scene), replyToId: noMessage() })),
      messageIsDeleted: deleted((scene) => ({ ...said(scene), replyToId: scene.message.id })),
      uploadIntentNotFound: by("guest", (scene) => ({ ...said(scene), uploadIds: [newId<UploadId>()] })),
    },
    update: {
      success: by("guest", edited),
      chatNotAllowed: by("host", edited),
      messageNotFound: by("guest", (scene) => ({ ...aboutNone(scene), content: "Other words" })),
      messageIsDeleted: deleted(edited),
    },
    remove: {
      success: by("guest", about),
      messageNotFound: by("guest", aboutNone),
      messageIsDeleted: deleted(about),
    },
    react: {
      success: by("guest", reaction),
      chatNotAllowed: bySupport(reaction),
      messageNotFound: by("guest", (scene) => ({ ...aboutNone(scene), content })),
      messageIsDeleted: deleted(reaction),
      reactionExists: reacted(reaction),
      reactionsQuantityExceeded: full(reaction),
    },
    takeBack: {
      success: reacted(reaction),
      chatNotAllowed: bySupport(reaction),
      messageNotFound: by("guest", (scene) => ({ ...aboutNone(scene), content })),
      messageIsDeleted: deleted(reaction),
      reactionNotExists: by("guest", reaction),
    },
    type: { success: by("guest", at), chatNotAllowed: bySupport(at) },
    read: { success: by("guest", read), chatNotAllowed: bySupport(read) },
  };
}

const about = <Place>({ place, message }: ChatKindScene<Place>) => ({ ...place, messageId: message.id });

/** Starting points of the cases: unchanged, with the message deleted, reacted to, or with the most reactions it can have. */
function startsOf<Place extends object>({ scene: open, underSupport, remove, react }: ChatKind<Place>) {
  type Scene = ChatKindScene<Place>;
  const after =
    (prepare: (world: World, scene: Scene) => Promise<unknown>, who: "host" | "guest" = "guest") =>
    <Input>(input: (scene: Scene) => Input) =>
    async (world: World) => {
      const scene = await open(world);
      await prepare(world, scene);
      return { by: scene[who], input: input(scene) };
    };
  const nothing = () => Promise.resolve();
  return {
    by: <Input>(who: "host" | "guest", input: (scene: Scene) => Input) => after(nothing, who)(input),
    bySupport:
      <Input>(input: (scene: Scene) => Input) =>
      async (world: World) => {
        const scene = await underSupport(world);
        return { by: scene.guest, input: input(scene) };
      },
    deleted: after((_stage, scene) => remove(scene.guest, about(scene))),
    reacted: after((_stage, scene) => react(scene.guest, { ...about(scene), content })),
    full: after(({ arrange }, { guest, message }) => arrange.reactions(guest, message.id)),
  };
}

export const sent = <Value>(answer: { value: Value | null }): Value => must(answer.value, "sent");

/** Support staff in a space of a team. */
export async function supportOfTeam(world: World, { host, teamId }: { host: Person; teamId: TeamId }): Promise<Person> {
  return world.support(sent(await host.browser.call("createSpace", { teamId, name: "Home" })).spaceId);
}

/** A team's admin and a member of it. */
export async function colleagues(world: World) {
  const [host, guest] = [await world.account(), await world.account()];
  const { id: teamId } = sent(await host.browser.call("createTeam", { name: "Crew" }));
  await world.arrange.joinTeam(guest, teamId, "MEMBER");
  return { host, guest, teamId };
}
