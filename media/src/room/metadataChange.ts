/** What is to be said of a participant from now on. */
export interface MetadataChange {
  /** Empty leaves it as it is, like `metadata`. */
  name: string;
  metadata: string;
  /** An empty value removes the attribute. */
  attributes: Readonly<Record<string, string>>;
}
