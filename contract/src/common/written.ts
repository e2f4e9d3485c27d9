import { z } from "zod";

/** Stands in a reply for what its text says: made of records that were parsed when they came, and not parsed again. */
export class WrittenJson {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }

  toJSON(): unknown {
    return JSON.parse(this.text);
  }
}

/** A part of a reply that its server may have as JSON already; whoever gets the reply parses it by `schema`. */
export const written = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.custom<z.infer<Schema>>((value) => value instanceof WrittenJson), schema]);
