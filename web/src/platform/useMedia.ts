import { useMediaQuery } from "@mantine/hooks";

/** Whether a media query holds now; right from the first drawing on. */
export function useMedia(query: string): boolean {
  return useMediaQuery(query, matchMedia(query).matches, { getInitialValueInEffect: false });
}
