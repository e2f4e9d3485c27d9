import { useDebouncedValue } from "@mantine/hooks";

/** Debounce time after the last key press. */
const SETTLED_MS = 200;

/** A debounced value: what was typed, once typing pauses. */
export const useSettled = (typed: string): string => useDebouncedValue(typed, SETTLED_MS)[0];
