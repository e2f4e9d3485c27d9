import type { RoomId } from "@atrium/contract";
import { useNavigate, useParams, useRouter, useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { SpaceScreen } from "../space/SpaceScreen.tsx";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** They have pressed *enter* already, on the page before. */
    comesIn?: boolean;
  }
}

/** The space page for the slug and room of the address; another slug is another visit, another room is the same one. */
export function SpaceRoute() {
  const { slug } = useParams({ from: "/s/$slug" });
  const { room, chat = "room", message } = useSearch({ from: "/s/$slug" });
  const navigate = useNavigate({ from: "/s/$slug" });
  const { history } = useRouter();
  // Once: a page that is loaded again has no press that would let it play sound.
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
  };
  return <SpaceScreen key={slug} slug={slug} roomId={room ?? null} address={address} comesIn={comesIn} />;
}
