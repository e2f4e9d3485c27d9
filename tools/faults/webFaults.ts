import { faultsIn } from "./fault.ts";

export const webFaults = faultsIn("web/src", [
  {
    file: "media/seat/mediaSeat.ts",
    tests: ["media/seat/mediaSeat.test.ts"],
    faults: [
      ["`autoSubscribe` is on", "autoSubscribe: false,", "autoSubscribe: true,"],
      ["the first subscription asks for full size", "publication.emitTrackUpdate();", ""],
      [
        "a camera comes in full size whatever is shown",
        "publication.setVideoQuality(quality[wanted.camera]);",
        "publication.setVideoQuality(VideoQuality.HIGH);",
      ],
      [
        "cameras nobody looks at are received",
        "subscribe(publication, wanted !== null && wanted.camera !== null);",
        "subscribe(publication, wanted !== null);",
      ],
      [
        "voices out of earshot are received",
        "subscribe(publication, wanted?.audio === true);",
        "subscribe(publication, wanted !== undefined);",
      ],
      [
        "the sound of a screen is taken for its owner's voice",
        'publication.source === "screen_share_audio" ? participant.identity + SCREEN_VOICE : participant.identity',
        "participant.identity",
      ],
      [
        "each decision asks for everything again",
        "if (publication.isDesired !== isWanted) publication.setSubscribed(isWanted);",
        "publication.setSubscribed(isWanted);",
      ],
      [
        "leaving stops the microphone for the next room",
        "await this.room.disconnect(false);",
        "await this.room.disconnect(true);",
      ],
    ],
  },
  {
    file: "media/media.ts",
    tests: ["media/media.test.ts"],
    faults: [
      ["the sound of a shared screen is silent", "this.#output?.set(accountId + SCREEN_VOICE, gain, pan);", ""],
      [
        "a screen's sound that comes later is silent",
        'this.#received.get(voiceId.replace(SCREEN_VOICE, ""))',
        "this.#received.get(voiceId)",
      ],
      [
        "a voice that comes later is silent",
        "if (wanted !== undefined) this.#output?.set(voiceId, wanted.gain, wanted.pan);",
        "",
      ],
      [
        "voices sound on after their seat is lost",
        "for (const voiceId of this.#voices) this.#output?.remove(voiceId);",
        "",
      ],
      [
        "who left a room goes on speaking there",
        "this.#tracks.leaveSeat();\n    this.#needs.reportLevel(0);",
        "this.#tracks.leaveSeat();",
      ],
    ],
  },
  {
    file: "media/own/ownMedia.ts",
    tests: ["media/own/ownMedia.test.ts"],
    faults: [
      ["camera off is not reported", "this.#needs.report({ videoMuted: true });\n  }", "}"],
      [
        "camera on is not reported",
        'if (await this.#start("camera")) this.#needs.report({ videoMuted: false });',
        'await this.#start("camera");',
      ],
      [
        "mute is not reported",
        'this.#show("microphone", OFF);\n    this.#needs.report({ audioMuted: true });',
        'this.#show("microphone", OFF);',
      ],
      ["the end of a shared screen is not reported", "this.#needs.report({ sharing: false });", ""],
      [
        "the sound of a screen outlives it",
        'await this.#needs.tracks.remove("screenAudio");\n    this.#show("screen", OFF);\n    this.#needs',
        'this.#show("screen", OFF);\n    this.#needs',
      ],
      ["a muted microphone's successor is on", "await this.#needs.tracks.setMuted(kind, !isOn);", ""],
      [
        "the camera's light stays on",
        'await this.#needs.tracks.remove("camera");\n    this.#show("camera", OFF);',
        'this.#show("camera", OFF);',
      ],
      ["what the room refused shows as on to others", '...(lost("camera") ? { videoMuted: true } : {}),', ""],
      [
        "the server's mute is not shown",
        'this.#state.microphone.state === "on" && tracks.isMuted("microphone")',
        'this.#state.microphone.state === "on" && tracks.isMuted("screenAudio")',
      ],
    ],
  },
  {
    file: "media/own/ownTracks.ts",
    tests: ["media/own/ownTracks.test.ts"],
    faults: [
      ["a muted microphone is on in the next room", "if (own.isMuted) await published.mute();", ""],
      ["what the room refuses counts as sent", "if (this.#seat === seat) throw error;", ""],
    ],
  },
  {
    file: "media/seat/seatKeeper.ts",
    tests: ["media/seat/seatKeeper.test.ts"],
    faults: [
      ["a healthy seat is left when the link comes back", "if (isSameRoom && this.#isConnected) return;", ""],
      [
        "a lost seat is not taken again",
        'if (state === "lost") return this.#retry();',
        'if (state === "lost") return;',
      ],
      [
        "an old seat's loss counts for the new one",
        "if (this.#seat === seat) this.#line(state);",
        "this.#line(state);",
      ],
    ],
  },
  {
    file: "media/hearing/reception.ts",
    tests: ["media/hearing/reception.test.ts"],
    faults: [
      [
        "who is silenced for me is still received",
        "audio: heard.subscribed && volume > 0,",
        "audio: heard.subscribed,",
      ],
      ["personal volume does nothing", "gain: heard.gain * volume,", "gain: heard.gain,"],
      ["a hidden tab receives screens", "screen: heard.subscribed && !input.isHidden,", "screen: heard.subscribed,"],
    ],
  },
  {
    file: "media/hearing/receptionLoop.ts",
    tests: ["media/hearing/receptionLoop.test.ts"],
    faults: [
      ["the last step is not heard", "this.#cancelRest = null;\n      this.#decide();", "this.#cancelRest = null;"],
    ],
  },
  {
    file: "media/seat/transportWatch.ts",
    tests: ["media/seat/transportWatch.test.ts"],
    faults: [["a first connection counts as mended", "else if (isBroken && (", "else if (("]],
  },
  {
    file: "media/sound/speech.ts",
    tests: ["media/sound/speech.test.ts"],
    faults: [
      ["a cough counts as speaking while muted", "if (nowMs - this.#sinceMs < HINT_AFTER_MS) return false;", ""],
      [
        "the hint about speaking while muted comes without end",
        "if (nowMs - this.#hintedAtMs < HINT_AGAIN_MS) return false;",
        "",
      ],
    ],
  },
  {
    file: "media/devices/deviceToFollow.ts",
    tests: ["media/devices/deviceToFollow.test.ts"],
    faults: [
      [
        "the remembered headset is not taken again",
        "if (remembered !== null && remembered !== inUse.deviceId && isThere(remembered)) return remembered;",
        "",
      ],
    ],
  },
  {
    file: "media/sound/audioGraph.ts",
    tests: ["media/sound/audioGraph.test.ts"],
    faults: [
      ["voices come from the middle", "voice.pan.pan.setTargetAtTime(pan, nowS, TIME_CONSTANT_S);", ""],
      [
        "a voice begins at full loudness",
        "new GainNode(this.#context, { gain: 0 })",
        "new GainNode(this.#context, { gain: 1 })",
      ],
    ],
  },
  {
    file: "live/liveLink.ts",
    tests: ["live/liveLink.test.ts"],
    faults: [
      ["leaving says nothing to the server", 'this.send({ type: "leave" });', ""],
      [
        "an abandoned socket is listened to",
        "closed: (code, wasClean) => (turn === this.#turn ? this.#closed(code, wasClean) : undefined),",
        "closed: (code, wasClean) => this.#closed(code, wasClean),",
      ],
      ["a dead socket is trusted for ever", "if (silentMs > constants.socket.pingWaitMs) return this.#lost();", ""],
      [
        "a kicked person comes back by themselves",
        "if (reconnectsAfter(code, wasClean)) this.#lost();",
        "if (code > 0) this.#lost();",
      ],
    ],
  },
  {
    file: "live/liveCalls.ts",
    tests: ["live/liveCalls.test.ts"],
    faults: [
      [
        "a call is done twice after a reconnection",
        'message: { type: "call", id, operation, input },',
        'get message() {\n          return { type: "call" as const, id: newId<RequestId>(), operation, input };\n        },',
      ],
      ["a call waits for ever", 'this.#clock.after(DEADLINE_MS, () => this.#fail(id, "connectionFailed"))', "() => {}"],
    ],
  },
  {
    file: "live/liveStore.ts",
    tests: ["live/liveStore.test.ts"],
    faults: [
      [
        "a gap in what was heard is not asked about",
        'if (step === "gap") this.#ask(scope, must(known, "a gap is one after something").clock);',
        "",
      ],
      [
        "news of another room is taken",
        'return message.roomId === this.#roomId() && this.#isInOrder("room", message.clock);',
        'return this.#isInOrder("room", message.clock);',
      ],
    ],
  },
  {
    file: "live/moveSender.ts",
    tests: ["live/moveSender.test.ts"],
    faults: [["the last step is not told", "this.#waiting = null;\n      this.#say();", "this.#waiting = null;"]],
  },
  {
    file: "live/positions.ts",
    tests: ["live/positions.test.ts"],
    faults: [["others run ahead and jump back", "track.at(frameMs - DELAY_MS, into)", "track.at(frameMs, into)"]],
  },
  {
    file: "live/reconnectDelay.ts",
    tests: ["live/reconnectDelay.test.ts"],
    faults: [["everybody comes back in the same moment", "(1 + reconnectJitter * (2 * random - 1))", "1"]],
  },
  {
    file: "space/visit/guestSession.ts",
    tests: ["space/visit/guestSession.test.ts"],
    faults: [
      [
        "warming up renames somebody who is signed in",
        "(isWarmUp || this.#profile.name === name)",
        "this.#profile.name === name",
      ],
    ],
  },
  {
    file: "space/visit/levelSender.ts",
    tests: ["space/visit/levelSender.test.ts"],
    faults: [
      ["the last word about loudness is not sent", "this.#rest = null;\n      this.#say();", "this.#rest = null;"],
    ],
  },
  {
    file: "space/visit/visit.ts",
    tests: ["space/visit/visit.test.ts", "space/visit/visitReturn.test.ts"],
    faults: [
      [
        "a host's mute leaves the microphone on",
        'if (event.type === "forceMuted") void this.media.own.turnOff({ ...event, screen: false });',
        "",
      ],
      [
        "who left the space goes on sending",
        "this.stay.forget();\n    void this.media.leave();",
        "this.stay.forget();",
      ],
      [
        "who is back in the room shows as muted",
        "this.reception.nudge();\n    reportOwnAgain(this);",
        "this.reception.nudge();",
      ],
    ],
  },
  {
    file: "room/talking/pushToTalk.ts",
    tests: ["room/talking/pushToTalk.test.ts"],
    faults: [["a slip of the key opens the microphone", "cancel();\n      // A microphone", "// A microphone"]],
  },
  {
    file: "platform/call.ts",
    tests: ["platform/call.test.ts"],
    faults: [
      [
        "a reply of another shape is believed",
        'if (!parsed.success) return refused("somethingWentWrong", parsed.error.issues);',
        "if (!parsed.success) return { ok: true, value: body.success as ValueFor<Name> };",
      ],
    ],
  },
]);
