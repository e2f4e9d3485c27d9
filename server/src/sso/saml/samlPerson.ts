/** Whom an identity provider vouches for, read from what it has signed. */
export interface SamlPerson {
  /** The provider as it calls itself. */
  entityId: string;
  /** The person as the provider calls them. */
  nameId: string;
  email: string | null;
  name: string | null;
}
