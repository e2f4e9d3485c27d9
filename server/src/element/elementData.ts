import { elementDefaults, elementFields } from "@atrium/contract";
import type { ElementType } from "@atrium/contract";
import type { StoredData } from "./tables.ts";

/** The fields of a kind of element that an input names. */
function fieldsGiven(type: ElementType, input: object): Record<string, unknown> {
  const given = Object.entries(input).filter(
    ([field, value]) => value !== undefined && Object.hasOwn(elementFields[type], field),
  );
  return Object.fromEntries(given);
}

/** What a new element of a kind holds. */
export const newData = (type: ElementType, input: object): StoredData =>
  ({ type, ...elementDefaults[type], ...fieldsGiven(type, input) }) as StoredData;

/** The same after an update, which names what changes. */
export const changedData = (data: StoredData, input: object): StoredData => ({
  ...data,
  ...fieldsGiven(data.type, input),
});
