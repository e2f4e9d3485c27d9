import { constants } from "@atrium/contract";
import type { ChatLink } from "@atrium/contract";
import { linksIn } from "@atrium/rules";
import type { Bus } from "../../platform/bus.ts";
import type { Database, Query } from "../../platform/database/database.ts";
import { findSpace } from "../../space/index.ts";
import { findTeam } from "../../team/index.ts";
import { tellMessage } from "../engine/changeInChat.ts";
import { linksWritten } from "../engine/topics.ts";
import type { LinksWritten } from "../engine/topics.ts";
import type { ChatPlace } from "../store/chatPlace.ts";
import { findChat, lockChat, reviseChat } from "../store/chatStore.ts";
import { changeMessage, findMessage, readMessage } from "../store/messageStore.ts";
import { createTitles } from "./titles.ts";
import type { TitlesNeeds } from "./titles.ts";

export interface LinkNeeds extends TitlesNeeds {
  db: Database;
  bus: Bus;
  onFault: (error: unknown) => void;
}

/** Adds the titles of their pages to messages with links, some time after they were written. Returns its undo. */
export function addTitles(needs: LinkNeeds): () => void {
  const titleOf = createTitles(needs);
  const add = async (written: LinksWritten) => {
    if (!(await wantsTitles(needs.db, written.place))) return;
    const urls = linksIn(written.content).slice(0, constants.chat.mostLinks);
    const found = await Promise.all(
      urls.map(async (url) => {
        const title = await titleOf(url, written.accountId);
        return title === null ? [] : [{ url, ...title }];
      }),
    );
    const links = found.flat();
    if (links.length > 0) await keepLinks(needs, written, links);
  };
  return needs.bus.subscribe(linksWritten, (written) => void add(written).catch(needs.onFault));
}

/** Whether the chat's team allows titles; a direct chat always has them. */
async function wantsTitles(query: Query, place: ChatPlace): Promise<boolean> {
  if (place.kind === "direct") return true;
  const teamId = place.kind === "team" ? place.teamId : (await findSpace(query, place.spaceId))?.teamId;
  const team = teamId === undefined ? null : await findTeam(query, teamId);
  return team?.showsLinkTitles ?? false;
}

/** Stores the titles if the message is unchanged and its author has not declined meanwhile. */
async function keepLinks(needs: LinkNeeds, { place, messageId, content }: LinksWritten, links: ChatLink[]) {
  const changed = await needs.db.transaction(async (tx) => {
    if ((await findChat(tx, place)) === null) return null;
    const locked = await lockChat(tx, place);
    const found = await findMessage(tx, locked.id, messageId);
    if (found === null || found.deletedAt !== null || !found.linkTitles || found.content !== content) return null;
    const { revision } = await reviseChat(tx, locked);
    await changeMessage(tx, messageId, { links, revision });
    return { revision, message: await readMessage(tx, messageId) };
  });
  if (changed !== null) tellMessage(needs, place, changed)();
}
