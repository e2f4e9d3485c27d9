import { parseEmail } from "../account/index.ts";
import type { Config } from "../platform/config.ts";
import type { StaffNeeds } from "../space/index.ts";

/** Who is support staff: whose verified address whoever runs the program has named. */
export function staffOf({ supportStaff }: Pick<Config, "supportStaff">): StaffNeeds["isStaff"] {
  const keys = new Set(supportStaff.map((address) => parseEmail(address)?.key));
  return ({ emailKey }) => emailKey !== null && keys.has(emailKey);
}
