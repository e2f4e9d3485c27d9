import type { RoomId } from "@atrium/contract";
import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { SpaceScreen } from "../space/SpaceScreen.tsx";

/** The space page for the slug and room of the address; another slug is another visit, another room is the same one. */
export function SpaceRoute() {
  const { slug } = useParams({ from: "/s/$slug" });
  const { room } = useSearch({ from: "/s/$slug" });
  const navigate = useNavigate({ from: "/s/$slug" });
  const showRoom = (shown: RoomId, replace: boolean) =>
    void navigate({ search: (search) => ({ ...search, room: shown }), replace });
  return <SpaceScreen key={slug} slug={slug} roomId={room ?? null} showRoom={showRoom} />;
}
