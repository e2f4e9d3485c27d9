interface Named {
  name: string;
  /** Null also for those who may not see it. */
  email: string | null;
}

/** What somebody is called in a list: whoever has given no name yet by their e-mail, or by the word for such people. */
export const personName = ({ name, email }: Named, nameless: string): string =>
  name.trim() === "" ? (email ?? nameless) : name;
