import { z } from "zod";

/** A part of a reply that is already JSON: made from records that were validated on arrival, and not parsed again. */
export class WrittenJson {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }

  toJSON(): unknown {
    return JSON.parse(this.text);
  }
}

/** A part of a reply that the server may have as JSON already; clients parse it by `schema`. */
export const written = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.custom<z.infer<Schema>>((value) => value instanceof WrittenJson), schema]);
