const texts = new WeakMap<object, string>();

/** The JSON of a record, cached: records are immutable and sent to thousands of people. */
function textOf(record: object): string {
  const known = texts.get(record);
  if (known !== undefined) return known;
  const text = JSON.stringify(record);
  texts.set(record, text);
  return text;
}

/** A record under its id, as inside a JSON object. */
export const entryText = (id: string, record: object): string => `${JSON.stringify(id)}:${textOf(record)}`;
