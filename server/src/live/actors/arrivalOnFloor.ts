import { arrivalPlace, floorOf, seatGroupsOf } from "@atrium/rules";
import type { ArrivalInput, Place } from "@atrium/rules";

/** Where somebody arrives on the floor with that picture. */
export function arrivalOnFloor(picture: string | null, input: Omit<ArrivalInput, "spawn" | "seats">): Place {
  const spawn = floorOf(picture)?.arrival;
  return arrivalPlace({ ...input, seats: seatGroupsOf(picture, input.size), ...(spawn && { spawn }) });
}
