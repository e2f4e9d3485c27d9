import type { RoomId } from "@atrium/contract";
import { useNavigate, useParams, useRouter, useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { SpaceScreen } from "../space/SpaceScreen.tsx";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The user already pressed *Enter* on the previous page. */
    comesIn?: boolean;
  }
}

/** The space page for the URL's slug and room; another slug is another visit, another room the same one. */
export function SpaceRoute() {
  const { slug } = useParams({ from: "/s/$slug" });
  const { room, chat = "room", message, show = null } = useSearch({ from: "/s/$slug" });
  const navigate = useNavigate({ from: "/s/$slug" });
  const { history } = useRouter();
  // Once: after a reload there was no click that would allow playing sound.
  const [comesIn] = useState(() => history.location.state.comesIn === true);
  useEffect(() => {
    const { href, state } = history.location;
    if (state.comesIn === true) history.replace(href, { ...state, comesIn: false });
  }, [history]);
  const showRoom = (shown: RoomId, replace: boolean) =>
    void navigate({ search: (search) => ({ ...search, room: shown }), replace });
  const address = {
    show: showRoom,
    message: message === undefined ? null : { chat, position: message },
    forgetMessage: () =>
      void navigate({
        search: (search) => ({ ...(search.room !== undefined && { room: search.room }) }),
        replace: true,
      }),
    shows: show,
    forgetShown: () => void navigate({ search: ({ show: _shown, ...now }) => now, replace: true }),
  };
  return <SpaceScreen key={slug} slug={slug} roomId={room ?? null} address={address} comesIn={comesIn} />;
}
