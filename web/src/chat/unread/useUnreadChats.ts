import type { TeamId } from "@atrium/contract";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { newsHeard } from "../../platform/data/news.ts";
import { queries } from "../../platform/data/queries.ts";
import { read } from "../../platform/data/read.ts";
import { invalidate } from "../../platform/data/touched.ts";

interface UnreadOfTeam {
  unread: number;
  /** How many of them mention me. */
  mentions: number;
}

export interface UnreadChats {
  direct: number;
  /** Across all of them. */
  all: number;
  ofTeam(teamId: TeamId | null): UnreadOfTeam;
}

/** Unread messages in my account's chats, counted by the server: the same on all my pages and devices. */
export function useUnreadChats(isOn: boolean): UnreadChats {
  const { data } = useQuery(read("getUnreadChats", isOn ? {} : skipToken), queries);
  useEffect(() => (isOn ? followChatNews() : undefined), [isOn]);
  return {
    direct: data?.direct ?? 0,
    all: (data?.teams ?? []).reduce((sum, { unread }) => sum + unread, data?.direct ?? 0),
    ofTeam: (teamId) => {
      const { unread = 0, mentions = 0 } = data?.teams.find((each) => each.teamId === teamId) ?? {};
      return { unread, mentions };
    },
  };
}

const GATHER_MS = 300;
let followers = 0;
let stop: () => void = () => undefined;

/** New messages and read marks change the counts and the list: they are refetched, once for several changes. */
function followChatNews(): () => void {
  followers += 1;
  if (followers === 1) stop = follow();
  return () => {
    followers -= 1;
    if (followers === 0) stop();
  };
}

function follow(): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const undo = newsHeard.on((item) => {
    if (item.kind !== "chatMessage" && item.kind !== "chatRead") return;
    if (item.chat.kind !== "direct" && item.chat.kind !== "team") return;
    waiting ??= setTimeout(() => {
      waiting = undefined;
      void invalidate([{ operation: "getUnreadChats" }, { operation: "getDirectMessageChatsPage" }]);
    }, GATHER_MS);
  });
  return () => {
    undo();
    clearTimeout(waiting);
    waiting = undefined;
  };
}
