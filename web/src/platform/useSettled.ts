import { useDebouncedValue } from "@mantine/hooks";

/** So long after the last letter the server is asked. */
const SETTLED_MS = 200;

/** What is typed, once nobody types any more. */
export const useSettled = (typed: string): string => useDebouncedValue(typed, SETTLED_MS)[0];
