import {
  DisconnectReason,
  LeaveRequest,
  LeaveRequest_Action,
  MuteTrackRequest,
  ParticipantInfo_State,
  ParticipantPermission,
  RequestResponse_Reason,
  SessionDescription,
  SubscriptionPermission,
  TrackPermission,
  TrackSource,
  UpdateParticipantRequest,
  UpdateSubscription,
  UpdateTrackSettings,
} from "@livekit/protocol";
import { must } from "@atrium/contract";
import { expect, test } from "vitest";
import { MemoryRoom } from "../trials/memoryRoom.ts";
import { updateParticipant } from "./roomControl.ts";

test("the first message is the join, with those already there", () => {
  const trial = new MemoryRoom();
  trial.join("a");
  const b = trial.join("b");
  expect(b.signal.sent[0]?.case).toBe("join");
  expect(b.told("join")[0]?.otherParticipants.map(({ identity }) => identity)).toEqual(["a"]);
});

test("a published track is announced only once its section is negotiated", () => {
  const trial = new MemoryRoom();
  const [a, b] = [trial.join("a"), trial.join("b")];
  a.requestTrack("audio", { cid: "mic" });
  const tracksTold = () => b.told("update").flatMap(({ participants }) => participants.flatMap(({ tracks }) => tracks));
  expect(tracksTold()).toEqual([]);
  a.sections.push({ mid: "m", kind: "audio", lines: ["a=msid:- mic"] });
  a.offer();
  expect(tracksTold()).toHaveLength(1);
});

test("the answer to a subscriber's offer binds the track to a free section and forwarding starts", () => {
  const trial = new MemoryRoom();
  const [a, b] = [trial.join("a"), trial.join("b")];
  const sid = a.publish("audio");
  expect(b.told("mediaSectionsRequirement")).toHaveLength(1);
  const answer = b.offer();
  expect(answer).toContain(`a=msid:${a.sid}|${sid} ${sid}`);
  expect(b.told("answer")[0]?.midToTrackId).toEqual({ a0: sid });
  expect(b.peer.flowing.map(({ options }) => options.mid)).toEqual(["a0"]);
});

test("the client is asked for as many sections as are missing, once for many tracks", () => {
  const trial = new MemoryRoom();
  const b = trial.join("b");
  b.offer();
  const a = trial.join("a");
  a.requestTrack("audio", { cid: "one" });
  a.requestTrack("audio", { cid: "two" });
  a.requestTrack("audio", { cid: "three" });
  for (const cid of ["one", "two", "three"]) a.sections.push({ mid: cid, kind: "audio", lines: [`a=msid:- ${cid}`] });
  a.offer();
  expect(b.told("mediaSectionsRequirement").map(({ numAudios, numVideos }) => [numAudios, numVideos])).toEqual([
    [2, 0],
  ]);
});

test("a section is silent for one answer before it carries another track", () => {
  const trial = new MemoryRoom();
  const [a, b] = [trial.join("a"), trial.join("b", { autoSubscribe: false })];
  const [first, second] = [a.publish("audio"), a.publish("audio", TrackSource.SCREEN_SHARE_AUDIO)];
  const choose = (sid: string, subscribe: boolean) =>
    b.say({ case: "subscription", value: new UpdateSubscription({ trackSids: [sid], subscribe }) });
  choose(first, true);
  expect(b.offer()).toContain(first);
  choose(first, false);
  choose(second, true);
  const silent = b.offer();
  expect([silent.includes(first), silent.includes(second)]).toEqual([false, false]);
  expect(b.offer()).toContain(second);
});

test("an unanswered request for sections is repeated after five seconds", () => {
  const trial = new MemoryRoom();
  const [a, b] = [trial.join("a"), trial.join("b")];
  a.publish("audio");
  trial.pass(4000);
  expect(b.told("mediaSectionsRequirement")).toHaveLength(1);
  trial.pass(1500);
  expect(b.told("mediaSectionsRequirement")).toHaveLength(2);
});

test("with two connections the server offers, and forwarding starts with the answer", () => {
  const trial = new MemoryRoom();
  const [a, b] = [trial.join("a"), trial.join("b", { connections: "two" })];
  const first = must(b.told("offer")[0], "a subscriber gets an offer at once");
  const answer = (id: number, sdp: string) =>
    b.say({ case: "answer", value: new SessionDescription({ type: "answer", id, sdp }) });
  answer(first.id, first.sdp);
  const sid = a.publish("video");
  const second = must(b.told("offer")[1], "a new track needs an offer");
  expect(second.midToTrackId).toEqual({ 1: sid });
  expect(b.peers[1]?.flowing).toHaveLength(0);
  answer(second.id, second.sdp);
  expect(b.peers[1]?.flowing).toHaveLength(1);
});

test("muted tracks and switched-off ones do not flow", () => {
  const trial = new MemoryRoom();
  const [a, b] = [trial.join("a"), trial.join("b")];
  const sid = a.publish("video");
  b.offer();
  const settings = (change: object) =>
    b.say({ case: "trackSetting", value: new UpdateTrackSettings({ trackSids: [sid], ...change }) });
  const mute = (muted: boolean) => a.say({ case: "mute", value: new MuteTrackRequest({ sid, muted }) });
  expect(b.peer.flowing).toHaveLength(1);
  mute(true);
  expect(b.peer.flowing).toHaveLength(0);
  settings({ disabled: true });
  mute(false);
  expect(b.peer.flowing).toHaveLength(0);
  settings({ width: 300, height: 160 });
  expect(b.peer.flowing.map(({ currentQuality }) => currentQuality)).toEqual([0]);
});

test("a publisher decides who receives its tracks, also later", () => {
  const trial = new MemoryRoom();
  const [a, b, c] = [trial.join("a"), trial.join("b"), trial.join("c")];
  const sid = a.publish("audio");
  b.offer();
  c.offer();
  const trackPermissions = [new TrackPermission({ participantIdentity: "c", allTracks: true })];
  const permit = (value: SubscriptionPermission) => a.say({ case: "subscriptionPermission", value });
  permit(new SubscriptionPermission({ allParticipants: false, trackPermissions }));
  expect([b.peer.flowing.length, c.peer.flowing.length]).toEqual([0, 1]);
  expect(b.told("subscriptionPermissionUpdate")).toMatchObject([{ trackSid: sid, allowed: false }]);
  permit(new SubscriptionPermission({ allParticipants: true }));
  b.offer();
  b.offer();
  expect(b.peer.flowing).toHaveLength(1);
  expect(b.told("subscriptionPermissionUpdate").at(-1)).toMatchObject({ trackSid: sid, allowed: true });
});

test("a rule without end about who may receive is refused, and the rule before it stays", () => {
  const trial = new MemoryRoom();
  const [a, b] = [trial.join("a"), trial.join("b")];
  a.publish("audio");
  b.offer();
  const rule = (trackPermissions: TrackPermission[]) =>
    a.say({ case: "subscriptionPermission", value: new SubscriptionPermission({ trackPermissions }) });
  rule([]);
  expect(b.peer.flowing).toHaveLength(0);
  const everybody = new TrackPermission({ participantIdentity: "b", allTracks: true });
  rule(Array.from({ length: 3000 }, () => everybody));
  expect(a.told("requestResponse").at(-1)?.reason).toBe(RequestResponse_Reason.LIMIT_EXCEEDED);
  trial.pass(1000);
  expect(b.told("mediaSectionsRequirement")).toHaveLength(2);
  b.offer();
  expect(b.peer.flowing).toHaveLength(0);
});

test("a flood of unknown tracks is answered as far as a room could have them", () => {
  const trial = new MemoryRoom();
  const a = trial.join("a");
  const trackSids = Array.from({ length: 50_000 }, (_, index) => `TR_${index}`);
  a.say({ case: "subscription", value: new UpdateSubscription({ trackSids, subscribe: true }) });
  expect(a.told("subscriptionResponse")).toHaveLength(2000);
});

test("a track that may not be published is refused and never announced", () => {
  const trial = new MemoryRoom();
  const a = trial.join("a", { grants: { canPublishSources: ["microphone"] } });
  expect(a.publish("video")).toBe("");
  expect(a.told("requestResponse")).toMatchObject([{ request: { case: "addTrack" } }]);
  expect(a.publish("audio")).toMatch(/^TR_/);
  expect(a.peer.ups).toHaveLength(1);
});

test("a permission taken away ends the tracks it allowed and what was received", () => {
  const trial = new MemoryRoom();
  const [a, b] = [trial.join("a"), trial.join("b")];
  const [mine, other] = [a.publish("audio"), b.publish("audio")];
  a.offer();
  b.offer();
  const permission = new ParticipantPermission({ canSubscribe: false, canPublish: false });
  const request = new UpdateParticipantRequest({ identity: "a", permission });
  updateParticipant(trial.room, must(a.participant, "a joined"), request);
  expect(a.told("trackUnpublished").map(({ trackSid }) => trackSid)).toEqual([mine]);
  expect([a.peer.flowing.length, b.peer.flowing.length]).toEqual([0, 0]);
  expect(trial.room.trackOf(other)).not.toBeNull();
  a.requestTrack("audio", { cid: "again" });
  expect(a.told("requestResponse")).toHaveLength(1);
});

test("a participant without a socket is kept for 15 seconds and then gone", () => {
  const trial = new MemoryRoom();
  const [a, b] = [trial.join("a"), trial.join("b")];
  b.peer.transport.connect();
  a.peer.transport.connect();
  a.loseSignal();
  trial.pass(14_900);
  expect(trial.room.memberOf("a")).not.toBeNull();
  trial.pass(300);
  expect(trial.room.memberOf("a")).toBeNull();
  expect(b.told("update").at(-1)?.participants).toMatchObject([
    { identity: "a", state: ParticipantInfo_State.DISCONNECTED },
  ]);
});

test("a resumed participant keeps its sid and gets everything it missed", () => {
  const trial = new MemoryRoom();
  const [a, b] = [trial.join("a"), trial.join("b")];
  a.loseSignal();
  const missed = b.publish("audio");
  const again = trial.join("a", { resumeSid: a.sid });
  expect(again.participant).toBe(a.participant);
  expect(again.signal.sent.map((message) => message.case).slice(0, 2)).toEqual(["reconnect", "update"]);
  const tracks = again.told("update")[0]?.participants.flatMap((participant) => participant.tracks);
  expect(tracks?.map(({ sid }) => sid)).toEqual([missed]);
  expect(again.told("mediaSectionsRequirement")).toHaveLength(1);
});

test("who wants to resume something that is no more is told to start over", () => {
  const trial = new MemoryRoom();
  const a = trial.join("a", { resumeSid: "PA_gone" });
  expect(a.told("leave")).toMatchObject([{ action: LeaveRequest_Action.RECONNECT }]);
  expect(a.signal.isClosed).toBe(true);
});

test("new ICE credentials of the client bring new ones of ours", () => {
  const trial = new MemoryRoom();
  const a = trial.join("a");
  expect(a.offer()).toContain("a=ice-ufrag:memory0");
  expect(a.offer()).toContain("a=ice-ufrag:memory0");
  expect(a.restartIce()).toContain("a=ice-ufrag:memory1");
});

test("the newest of an identity replaces the older, whose tracks end", () => {
  const trial = new MemoryRoom();
  const [a, b] = [trial.join("a"), trial.join("b")];
  const sid = a.publish("audio");
  b.offer();
  trial.join("a");
  expect(a.told("leave")).toMatchObject([{ reason: DisconnectReason.DUPLICATE_IDENTITY }]);
  expect(trial.room.trackOf(sid)).toBeNull();
  expect(b.peer.flowing).toHaveLength(0);
  expect(trial.room.members).toHaveLength(2);
});

test("hidden people are told of to nobody but themselves", () => {
  const trial = new MemoryRoom();
  const a = trial.join("a");
  trial.join("ghost", { grants: { hidden: true } });
  const c = trial.join("c");
  expect(c.told("join")[0]?.otherParticipants.map(({ identity }) => identity)).toEqual(["a"]);
  const told = a.told("update").flatMap(({ participants }) => participants.map(({ identity }) => identity));
  expect(told).not.toContain("ghost");
  expect(trial.room.info().numParticipants).toBe(2);
});

test("an offer nobody can read makes the client start over and touches nobody else", () => {
  const trial = new MemoryRoom();
  const [a, b] = [trial.join("a"), trial.join("b")];
  a.say({ case: "offer", value: new SessionDescription({ type: "offer", sdp: "v=0\r\nnonsense" }) });
  expect(a.told("leave")).toMatchObject([{ action: LeaveRequest_Action.RECONNECT }]);
  expect(trial.room.members).toEqual([b.participant]);
  expect(trial.faults).toEqual([]);
});

test("an unpublished track frees its subscribers' sections", () => {
  const trial = new MemoryRoom();
  const [a, b] = [trial.join("a"), trial.join("b")];
  a.publish("audio");
  b.offer();
  a.sections.splice(-1, 1, { mid: "s3", kind: "audio", direction: "inactive" });
  a.offer();
  expect(a.peer.ups[0]?.isClosed).toBe(true);
  expect(b.told("mediaSectionsRequirement").at(-1)).toMatchObject({ numAudios: 0, numVideos: 0 });
  expect(b.offer()).not.toContain("a=sendonly");
});

test("an empty room goes after its time, and a new one is made when somebody comes", () => {
  const trial = new MemoryRoom();
  const a = trial.join("a");
  const { sid } = trial.room.options;
  a.say({ case: "leave", value: new LeaveRequest() });
  trial.pass(21_000);
  expect(trial.rooms.get("memory")).toBeNull();
  expect(trial.rooms.open("memory").options.sid).not.toBe(sid);
});
