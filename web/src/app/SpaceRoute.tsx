import { useParams, useSearch } from "@tanstack/react-router";
import { SpaceScreen } from "../space/SpaceScreen.tsx";

/** The space page for the slug and room of the address; another slug is another visit. */
export function SpaceRoute() {
  const { slug } = useParams({ from: "/s/$slug" });
  const { room } = useSearch({ from: "/s/$slug" });
  return <SpaceScreen key={slug} slug={slug} roomId={room ?? null} />;
}
