import { getRouteApi } from "@tanstack/react-router";
import { useOwnAccount } from "../../account/index.ts";
import { queries } from "../../platform/data/queries.ts";
import { read } from "../../platform/data/read.ts";
import { useQuery } from "@tanstack/react-query";
import { MessagesView } from "./MessagesView.tsx";
import { useUnreadChats } from "../unread/useUnreadChats.ts";

const route = getRouteApi("/dashboard/messages");

/** Direct and team chats outside spaces; the open one is in the URL. */
export function MessagesScreen() {
  const account = useOwnAccount();
  const navigate = route.useNavigate();
  const search = route.useSearch();
  const selfId = account?.accountId ?? null;
  // A link to a message names both people.
  const accountId = (search.with === selfId ? search.from : search.with) ?? null;
  const { team: teamId = null, message = null } = search;
  const forgetMessage = () => void navigate({ search: ({ message: _shown, ...now }) => now, replace: true });
  const { data } = useQuery(read("listAccountTeams", {}), queries);
  const unread = useUnreadChats(true);
  const teams = (data?.teams ?? []).map(({ id, name, role }) => ({
    teamId: id,
    teamName: name,
    isAdmin: role === "ADMIN",
    ...unread.ofTeam(id),
  }));
  return (
    <MessagesView
      selfId={selfId}
      message={message}
      forgetMessage={forgetMessage}
      teams={teams}
      accountId={accountId}
      teamId={teamId}
      openPerson={(id) => void navigate({ search: { with: id } })}
      openTeam={(id) => void navigate({ search: { team: id } })}
      openFound={({ chat, position }) => {
        if (chat.kind === "direct") void navigate({ search: { with: chat.accountId, message: position } });
        if (chat.kind === "team") void navigate({ search: { team: chat.teamId, message: position } });
      }}
      back={() => void navigate({ search: {} })}
    />
  );
}
