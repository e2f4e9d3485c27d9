import { RoomId } from "@atrium/contract";
import { createRoute, notFound, redirect } from "@tanstack/react-router";
import { requireAccount } from "../../account/index.ts";
import { load, type LoadContext } from "../../platform/data/load.ts";
import { read } from "../../platform/data/read.ts";
import { RefusedError } from "../../platform/data/refusedError.ts";
import { LoadProblem } from "../LoadProblem.tsx";
import { search } from "../search.ts";
import { rootRoute } from "./rootRoute.tsx";

/** What leads somewhere without a page of its own goes to the dashboard. */
export const toDashboard = (): never => {
  throw redirect({ to: "/dashboard", replace: true });
};

/** The space of a room that a link names alone. Whoever may not come in there does not learn whether it exists. */
async function toRoom(context: LoadContext, roomId: RoomId): Promise<never> {
  const { spaceId } = (await load(context, read("getRoom", { roomId })).catch(hideDoor)).room;
  const { slug } = (await load(context, read("getSpace", { spaceId }))).space;
  throw redirect({ to: "/s/$slug", params: { slug }, search: { room: roomId }, replace: true });
}

/** A door that is closed to this person (a password, a time, a ban) looks like a room that is not there. */
function hideDoor(error: unknown): never {
  throw error instanceof RefusedError && error.refusal.code === "notConnectedToSpace" ? notFound() : error;
}

const homeSearch = search({ room: RoomId });
/** `/` leads to the dashboard, and a link to a room without its space to that room. */
export const home = createRoute({
  getParentRoute: () => rootRoute,
  path: "/",
  validateSearch: homeSearch,
  beforeLoad: async ({ context, location, search: { room } }) => {
    if (room === undefined) return toDashboard();
    await requireAccount(context, location.href);
    return toRoom(context, room);
  },
  errorComponent: LoadProblem,
});
