import { elementDefaults, elementFields } from "@atrium/contract";
import type { ElementType } from "@atrium/contract";
import type { StoredData } from "./tables.ts";

/** The fields in an input that belong to a kind of element. */
function fieldsGiven(type: ElementType, input: object): Record<string, unknown> {
  const given = Object.entries(input).filter(
    ([field, value]) => value !== undefined && Object.hasOwn(elementFields[type], field),
  );
  return Object.fromEntries(given);
}

/** The data of a new element of a kind. */
export const newData = (type: ElementType, input: object): StoredData =>
  ({ type, ...elementDefaults[type], ...fieldsGiven(type, input) }) as StoredData;

/** The data after an update; fields that are not given stay. */
export const changedData = (data: StoredData, input: object): StoredData => ({
  ...data,
  ...fieldsGiven(data.type, input),
});
