import { z } from "zod";
import { PasskeyProof } from "../account/passkeyRecords.ts";
import { AccountId, TeamId } from "../common/ids.ts";
import { operation } from "../common/operation.ts";
import { OwnSupportAccess, SupportAccess, SupportMinutes, SupportReason } from "./supportRecords.ts";

export const openSupportAccess = operation({
  name: "openSupportAccess",
  says: "Opens a space to the caller, who is support staff of the installation, in the role SUPPORT and for at most an hour. It takes a signature of one of the caller's passkeys that is at least a day old, as asked for by startPasskeySignIn, and a reason, which the team's admins read. An access that is open already is replaced. Where no staff is configured everybody is refused.",
  input: z.strictObject({
    slug: z.string().max(100),
    reason: SupportReason,
    minutes: SupportMinutes,
    proof: PasskeyProof,
  }),
  success: z.object({ access: OwnSupportAccess }),
  refusals: ["spaceNotFound", "userIsMemberAlready", "passkeyNotFound", "passkeyRefused"],
  may: "account.giveSupport",
  subject: "account",
  touches: [["listOwnSupportAccess"], ["listAccountTeams"]],
});

export const listOwnSupportAccess = operation({
  name: "listOwnSupportAccess",
  says: "The spaces that are open to the caller as support staff, latest first. Others than staff are refused.",
  input: z.strictObject({}),
  success: z.object({ accesses: z.array(OwnSupportAccess) }),
  refusals: [],
  may: "account.giveSupport",
  subject: "account",
  keeps: "nothing",
});

export const listSupportAccess = operation({
  name: "listSupportAccess",
  says: "Which spaces of a team are open to support staff now, to whom, why and until when, latest first.",
  input: z.strictObject({ teamId: TeamId }),
  success: z.object({ accesses: z.array(SupportAccess) }),
  refusals: [],
  may: "team.seeSupportAccess",
  subject: "team",
  keeps: "nothing",
});

export const endSupportAccess = operation({
  name: "endSupportAccess",
  says: "Ends the access of support staff to all spaces of a team at once. Staff end their own.",
  input: z.strictObject({ teamId: TeamId, accountId: AccountId }),
  success: z.object({}),
  refusals: ["accountNotFound"],
  may: "team.endSupportAccess",
  subject: "team",
  touches: [["listSupportAccess", "teamId"], ["listOwnSupportAccess"]],
});
