/** New values for a participant's name, metadata and attributes. */
export interface MetadataChange {
  /** Empty leaves the name as it is; the same for `metadata`. */
  name: string;
  metadata: string;
  /** An empty value removes the attribute. */
  attributes: Readonly<Record<string, string>>;
}
