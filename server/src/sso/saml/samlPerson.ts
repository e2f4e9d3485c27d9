/** A person as their identity provider describes them in what it has signed. */
export interface SamlPerson {
  /** The provider's own name for itself. */
  entityId: string;
  /** The provider's id of the person. */
  nameId: string;
  email: string | null;
  name: string | null;
}
