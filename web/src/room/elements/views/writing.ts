/** Callbacks of a text field on the floor. */
export interface Writing {
  /** The field's current text. */
  type(content: string): void;
  end(): void;
}
