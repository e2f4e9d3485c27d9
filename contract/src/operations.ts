import * as mailChoices from "./account/mailChoiceOperations.ts";
import * as membership from "./account/membershipOperations.ts";
import * as account from "./account/operations.ts";
import * as ownData from "./account/dataOperations.ts";
import * as google from "./account/googleOperations.ts";
import * as hubspot from "./account/hubspotOperations.ts";
import * as passkeys from "./account/passkeyOperations.ts";
import * as accountSessions from "./account/sessionOperations.ts";
import * as survey from "./account/surveyOperations.ts";
import * as cards from "./billing/cardOperations.ts";
import * as checkout from "./billing/checkoutOperations.ts";
import * as billing from "./billing/operations.ts";
import * as purchases from "./billing/purchaseOperations.ts";
import * as broadcast from "./broadcast/operations.ts";
import * as calendar from "./calendar/operations.ts";
import * as directChat from "./chat/directOperations.ts";
import * as captions from "./captions/operations.ts";
import * as chatFind from "./chat/findOperations.ts";
import * as chat from "./chat/operations.ts";
import * as spaceChat from "./chat/spaceOperations.ts";
import * as teamChat from "./chat/teamOperations.ts";
import * as element from "./element/operations.ts";
import * as file from "./file/operations.ts";
import * as folder from "./folder/operations.ts";
import * as invitation from "./invitation/operations.ts";
import * as waiting from "./invitation/waitingOperations.ts";
import * as recording from "./recording/operations.ts";
import * as letters from "./report/letterOperations.ts";
import * as report from "./report/operations.ts";
import * as company from "./room/companyOperations.ts";
import * as spaceInvitation from "./room/invitationOperations.ts";
import * as knocking from "./room/knockOperations.ts";
import * as room from "./room/operations.ts";
import * as space from "./space/operations.ts";
import * as spacePeople from "./space/peopleOperations.ts";
import * as spaceTemplate from "./spaceTemplate/operations.ts";
import * as support from "./space/supportOperations.ts";
import * as visited from "./space/visitedOperations.ts";
import * as spaceSettings from "./spaceSettings/operations.ts";
import * as sso from "./sso/operations.ts";
import * as slack from "./slack/operations.ts";
import * as board from "./board/operations.ts";
import * as stage from "./stage/operations.ts";
import * as teamAudit from "./team/auditOperations.ts";
import * as teamEnd from "./team/endOperations.ts";
import * as team from "./team/operations.ts";

/**
 * Every operation by its name: what the domains declare in their `operations.ts`, which export nothing else. Client,
 * routes, guard, reference and trials read this record.
 */
export const operations = {
  ...account,
  ...accountSessions,
  ...passkeys,
  ...google,
  ...ownData,
  ...survey,
  ...hubspot,
  ...mailChoices,
  ...membership,
  ...calendar,
  ...team,
  ...teamEnd,
  ...teamAudit,
  ...sso,
  ...billing,
  ...purchases,
  ...checkout,
  ...cards,
  ...space,
  ...spacePeople,
  ...support,
  ...visited,
  ...spaceSettings,
  ...spaceTemplate,
  ...room,
  ...spaceInvitation,
  ...knocking,
  ...company,
  ...folder,
  ...chat,
  ...chatFind,
  ...spaceChat,
  ...teamChat,
  ...directChat,
  ...element,
  ...stage,
  ...board,
  ...broadcast,
  ...captions,
  ...recording,
  ...file,
  ...invitation,
  ...waiting,
  ...report,
  ...letters,
  ...slack,
} as const;
export type Operations = typeof operations;
export type OperationName = keyof Operations;
