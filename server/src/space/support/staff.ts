import type { Account } from "../../account/index.ts";

export interface StaffNeeds {
  /** Whether whoever runs the program has named this account's verified address as support staff. */
  isStaff: (account: Pick<Account, "emailKey">) => boolean;
}
