import {
  CandidateProtocol,
  DisconnectReason,
  LeaveRequest,
  LeaveRequest_Action,
  type SimulateScenario,
  SpeakerInfo,
  SpeakersChanged,
} from "@livekit/protocol";
import type { Participant } from "./participant.ts";
import type { Room } from "./room.ts";

/** Failures a client requests to test its own recovery (`room.simulateScenario`). They affect nobody else. */
export function simulateTrouble(room: Room, from: Participant, { scenario }: SimulateScenario): void {
  switch (scenario.case) {
    case "speakerUpdate": {
      const speakers = [new SpeakerInfo({ sid: from.sid, level: 0.9, active: true })];
      from.heardSpeaking.add(from.sid);
      return from.send({ case: "speakersChanged", value: new SpeakersChanged({ speakers }) });
    }
    case "nodeFailure":
      // A failing node sends no goodbye: the client finds that nothing answers and cannot resume.
      from.signal?.close();
      from.signal = null;
      return room.remove(from, DisconnectReason.SERVER_SHUTDOWN);
    case "serverLeave":
      return room.remove(from, DisconnectReason.SERVER_SHUTDOWN);
    case "leaveRequestFullReconnect":
      return room.remove(from, DisconnectReason.SERVER_SHUTDOWN, LeaveRequest_Action.RECONNECT);
    case "migration": {
      const action = LeaveRequest_Action.RESUME;
      const value = new LeaveRequest({ action, reason: DisconnectReason.MIGRATION, canReconnect: true });
      return from.send({ case: "leave", value });
    }
    case "switchCandidateProtocol":
      if (scenario.value !== CandidateProtocol.UDP) room.tcpOnly.add(from.identity);
      return undefined;
    default:
      return undefined;
  }
}
