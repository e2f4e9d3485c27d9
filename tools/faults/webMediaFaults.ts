import { faultsIn } from "./fault.ts";

export const webMediaFaults = faultsIn("web/src", [
  {
    file: "media/seat/mediaSeat.ts",
    tests: ["media/seat/mediaSeat.test.ts"],
    faults: [
      ["`autoSubscribe` is on", "autoSubscribe: false,", "autoSubscribe: true,"],
      ["the first subscription asks for full size", "publication.emitTrackUpdate();", ""],
      ["a seat that is refused does not say why", "(this.#isConnecting ? undefined : this.#lost())", "this.#lost()"],
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
    tests: ["media/media.test.ts", "media/voices.test.ts"],
    faults: [
      ["at another seat everybody receives me until the next step", "            seat.receive(this.#received);\n", ""],
      [
        "the sound of a shared screen is silent",
        "this.#output?.set(accountId + SCREEN_VOICE, screenGain ?? gain, pan);",
        "",
      ],
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
        "this.#tracks.leaveSeat();\n    this.needs.reportLevel(0);",
        "this.#tracks.leaveSeat();",
      ],
    ],
  },
  {
    file: "media/own/ownMedia.ts",
    tests: ["media/own/ownMedia.test.ts", "media/own/ownReports.test.ts"],
    faults: [
      ["camera off is not reported", "this.#needs.report({ videoMuted: true });\n  }", "}"],
      ["what is on is not reported", 'if (answer === "taken") this.#tellOn(kind);', ""],
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
      ["a microphone that lost its device stays muted", "await this.#needs.tracks.setMuted(kind, !isOn);", ""],
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
    tests: ["media/own/ownTracks.test.ts", "media/own/ownReports.test.ts"],
    faults: [
      ["a muted microphone is on in the next room", "if (own.isMuted) await published.mute();", ""],
      ["what the room refuses counts as sent", '(isRefusal(error) ? "refused" : "silence")', '"taken" as const'],
      [
        "what is pressed the moment one is let in stays off",
        "const mayNow = isRefusal(error) &&",
        "const mayNow = false &&",
      ],
      ["a microphone is on before there is a way to the media server", "if (!isThere || !isStill()) return;", ""],
    ],
  },
  {
    file: "media/seat/lazySeat.ts",
    tests: ["media/seat/lazySeat.test.ts"],
    faults: [["what is on waits for the way", "RoomEvent.SignalConnected", "RoomEvent.Connected"]],
  },
  {
    file: "media/seat/peopleMedia.ts",
    tests: ["media/seat/peopleMedia.test.ts"],
    faults: [["a frozen camera passes for a live one", "return isHeldBack(publication) ? null :", "return"]],
  },
  {
    file: "media/seat/seatKeeper.ts",
    tests: ["media/seat/seatKeeper.test.ts"],
    faults: [
      [
        "a healthy seat is left when the link comes back",
        "this.#roomName === mediaRoomOf(access.token);",
        "this.#roomName === access.token;",
      ],
      [
        "a lost seat is not taken again",
        'if (state === "lost") return this.#retry(null);',
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
    file: "media/hearing/pictureQuality.ts",
    tests: ["media/hearing/pictureQuality.test.ts"],
    faults: [
      ["what somebody chose gives way to a slow page", 'if (this.state.getState().choice !== "auto") return;', ""],
      ["a hiccup takes cameras away", "const SLOW_LOOKS = 3;", "const SLOW_LOOKS = 1;"],
      [
        "what was too much is tried again as soon as before",
        "this.#calmMs = Math.min(this.#calmMs * 2, CALM_MS.most);",
        "",
      ],
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
      ["voices come from the middle", "voice.wire.pan.pan.setTargetAtTime(pan, nowS, TIME_CONSTANT_S);", ""],
      [
        "a voice begins at full loudness",
        "const wire = this.#wire(track, { gain: 0, pan: 0 });",
        "const wire = this.#wire(track, { gain: 1, pan: 0 });",
      ],
    ],
  },
]);
