/** What a field on the floor does with what is written in it. */
export interface Writing {
  /** What is in the field from now on. */
  type(content: string): void;
  end(): void;
}
