import { useDebouncedValue } from "@mantine/hooks";

/** How long after the last key press the server is asked. */
const SETTLED_MS = 200;

/** What was typed, once typing has paused. */
export const useSettled = (typed: string): string => useDebouncedValue(typed, SETTLED_MS)[0];
