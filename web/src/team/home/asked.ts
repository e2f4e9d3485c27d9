import { z } from "zod";

/** What comes first where it is not what was used last. */
export const SpaceSort = z.enum(["name", "newest"]);
export type SpaceSort = z.infer<typeof SpaceSort>;

/** What the address asks of a team's spaces; whatever is left out is as usual. */
export interface HomeAsked {
  /** What is searched for, as typed. */
  find?: string | undefined;
  /** Only spaces with people in them. */
  show?: "live" | undefined;
  sort?: SpaceSort | undefined;
}

/** A search of the address that holds what is asked for, and nothing that is as usual. */
export function searchOf({ find, show, sort }: HomeAsked): { find?: string; show?: "live"; sort?: SpaceSort } {
  return {
    ...(find === undefined ? {} : { find }),
    ...(show === undefined ? {} : { show }),
    ...(sort === undefined ? {} : { sort }),
  };
}
