import { DEMO_SPACE_SLUG } from "@atrium/contract";
import { useQuery } from "@tanstack/react-query";
import { read } from "../platform/data/read.ts";

/** Where newcomers look around; null where this installation has no such space. Until that is known, where it usually is. */
export function useDemoSlug(): string | null {
  const { data } = useQuery(read("getOnboardingSpace", {}));
  return data === undefined ? DEMO_SPACE_SLUG : (data.space?.slug ?? null);
}
