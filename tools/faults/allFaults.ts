import { accessFaults } from "./accessFaults.ts";
import { ssoFaults } from "./ssoFaults.ts";
import { areaFaults } from "./areaFaults.ts";
import { billingFaults } from "./billingFaults.ts";
import { broadcastFaults } from "./broadcastFaults.ts";
import { chatFaults } from "./chatFaults.ts";
import { contractFaults } from "./contractFaults.ts";
import { doorFaults } from "./doorFaults.ts";
import { elementFaults } from "./elementFaults.ts";
import type { Fault } from "./fault.ts";
import { floorFaults } from "./floorFaults.ts";
import { liveFaults } from "./liveFaults.ts";
import { mediaRoomFaults } from "./mediaRoomFaults.ts";
import { newsFaults } from "./newsFaults.ts";
import { packetFaults } from "./packetFaults.ts";
import { recordingFaults } from "./recordingFaults.ts";
import { rulesFaults } from "./rulesFaults.ts";
import { sharedFaults } from "./sharedFaults.ts";
import { slackFaults } from "./slackFaults.ts";
import { transportFaults } from "./transportFaults.ts";
import { webFaults } from "./webFaults.ts";
import { webMediaFaults } from "./webMediaFaults.ts";

export const allFaults: readonly Fault[] = [
  ...rulesFaults,
  ...areaFaults,
  ...billingFaults,
  ...broadcastFaults,
  ...accessFaults,
  ...ssoFaults,
  ...doorFaults,
  ...liveFaults,
  ...mediaRoomFaults,
  ...packetFaults,
  ...recordingFaults,
  ...transportFaults,
  ...webMediaFaults,
  ...webFaults,
  ...floorFaults,
  ...chatFaults,
  ...elementFaults,
  ...sharedFaults,
  ...slackFaults,
  ...contractFaults,
  ...newsFaults,
];
