import { must, newId } from "@atrium/contract";
import type { AccountId, ChatClientId } from "@atrium/contract";
import { chatKindCases, colleagues, sent, supportOfTeam } from "./chatKindCases.ts";
import type { ChatKindScene } from "./chatKindCases.ts";
import type { Cases, Person, World } from "./world.ts";

type Place = { accountId: AccountId };
const idOf = ({ accountId }: Person) => must(accountId, "in a session");
const to = (accountId: AccountId) => ({ accountId, clientId: newId<ChatClientId>(), content: "Hello" });
const say = async ({ browser }: Person, other: Person) =>
  sent(await browser.call("postDirectMessage", to(idOf(other))));

/** Two people of a team, of whom the guest has written to the other. */
async function scene(world: World) {
  const { host, guest, teamId } = await colleagues(world);
  return { teamId, place: { accountId: idOf(host) }, host, guest, message: (await say(guest, host)).message };
}
/** Two people who have written to each other but no longer share a team or space. */
const apart =
  <Input>(input: (scene: ChatKindScene<Place>) => Input) =>
  async (world: World) => {
    const { host, guest, teamId } = await colleagues(world);
    const { message } = await say(guest, host);
    sent(await host.browser.call("removeTeamMember", { teamId, accountId: idOf(guest) }));
    return { by: guest, input: input({ place: { accountId: idOf(host) }, host, guest, message }) };
  };

const cases = chatKindCases<Place>({
  scene,
  async underSupport(world) {
    const each = await scene(world);
    return { ...each, guest: await supportOfTeam(world, each) };
  },
  remove: ({ browser }, input) => browser.call("deleteDirectMessage", input),
  react: ({ browser }, input) => browser.call("addDirectMessageReaction", input),
});
const about = ({ place, message }: ChatKindScene<Place>) => ({ ...place, messageId: message.id });
const reaction = (scene: ChatKindScene<Place>) => ({ ...about(scene), content: "👍" });

const own = async (world: World) => {
  const { guest } = await scene(world);
  return { by: guest, input: {} };
};

export const directChatCases = {
  getDirectMessageChatPage: cases.page,
  postDirectMessage: { ...cases.post, chatNotAllowed: apart(({ place }) => to(place.accountId)) },
  updateDirectMessage: {
    ...cases.update,
    chatNotAllowed: apart((each) => ({ ...about(each), content: "Other words" })),
  },
  deleteDirectMessage: {
    ...cases.remove,
    async chatNotAllowed(world) {
      const { host, guest, place } = await scene(world);
      return { by: guest, input: { ...place, messageId: (await say(host, guest)).messageId } };
    },
  },
  addDirectMessageReaction: { ...cases.react, chatNotAllowed: apart(reaction) },
  removeDirectMessageReaction: { ...cases.takeBack, chatNotAllowed: apart(reaction) },
  markDirectMessageChatRead: cases.read,
  typeDirectMessage: { ...cases.type, chatNotAllowed: apart(({ place }) => place) },
  getDirectMessageChatsPage: { success: own },
  findPeopleToMessage: { success: async (world) => ({ ...(await own(world)), input: { find: "" } }) },
  findMessages: { success: async (world) => ({ ...(await own(world)), input: { words: "hello" } }) },
  getUnreadChats: { success: own },
} satisfies Partial<Cases>;
