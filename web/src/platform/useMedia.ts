import { useMediaQuery } from "@mantine/hooks";

/** Whether a media query matches; correct from the first render. */
export function useMedia(query: string): boolean {
  return useMediaQuery(query, matchMedia(query).matches, { getInitialValueInEffect: false });
}
