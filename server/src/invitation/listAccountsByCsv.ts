import { ok } from "@atrium/contract";
import type { CsvAccount, operations } from "@atrium/contract";
import { parseEmail } from "../account/index.ts";
import type { Handler } from "../platform/calls/handler.ts";
import { knownPeople } from "./knownPeople.ts";

/** NOTE: people outside this team are left out, account or not, so that a list of addresses reveals nothing about strangers. */
export const listAccountsByCsv: Handler<typeof operations.listAccountsByCsv> = async (
  _needs,
  { query },
  { teamId, emails },
) => {
  const asked = emails.flatMap((email) => {
    const key = parseEmail(email.trim())?.key;
    return key === undefined ? [] : [{ email, key }];
  });
  const people = await knownPeople(query, { teamId, emailKeys: [...new Set(asked.map(({ key }) => key))] });
  const accounts = asked.flatMap(({ email, key }): CsvAccount[] => {
    const person = people.get(key);
    if (person === undefined || (person.teamRole === null && person.spaceIds.length === 0)) return [];
    const { accountId, name, teamRole, spaceIds } = person;
    return [{ email, accountId, name, role: teamRole ?? "GUEST", spaceIds: [...spaceIds] }];
  });
  return ok({ accounts });
};
