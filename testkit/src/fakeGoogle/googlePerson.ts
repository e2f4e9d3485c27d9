/** A person as Google describes them. */
export interface GooglePerson {
  sub: string;
  email: string;
  email_verified: boolean;
  /** The organisation's domain. */
  hd?: string;
  name: string;
}
