import { z } from "zod";

/** Sort orders other than the default, last used first. */
export const SpaceSort = z.enum(["name", "newest"]);
export type SpaceSort = z.infer<typeof SpaceSort>;

/** The filter of a team's spaces in the address; missing fields have their defaults. */
export interface HomeAsked {
  /** What is searched for, as typed. */
  find?: string | undefined;
  /** Only spaces with people in them. */
  show?: "live" | undefined;
  sort?: SpaceSort | undefined;
}

/** As search params: only what differs from the default. */
export function searchOf({ find, show, sort }: HomeAsked): { find?: string; show?: "live"; sort?: SpaceSort } {
  return {
    ...(find === undefined ? {} : { find }),
    ...(show === undefined ? {} : { show }),
    ...(sort === undefined ? {} : { sort }),
  };
}
