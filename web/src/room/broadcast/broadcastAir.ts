import { constants } from "@atrium/contract";
import type { Broadcast, BroadcastId, ErrorCode, MediaAccess } from "@atrium/contract";
import { createStore } from "zustand/vanilla";
import type { LiveEvent, LiveState } from "../../live/index.ts";
import type { AirMedia, ShapeReception } from "../../media/index.ts";
import { createEmitter } from "../../platform/emitter.ts";
import type { RoomPort } from "../roomPort.ts";
import { AIR_START, type Air, type AirEvent, type AirPlan, type AirSent, type AirSize, type AirState } from "./air.ts";
import { AirDucking } from "./airDucking.ts";
import { AirListener } from "./airListener.ts";
import { airOf } from "./airOf.ts";
import { AirSpeaker, SENDING_NOTHING, type AirSends } from "./airSpeaker.ts";
import type { AirTone } from "./airTone.ts";
import { lendDevices } from "./lendDevices.ts";

export interface AirNeeds {
  port: Pick<RoomPort, "live" | "media" | "call" | "onLiveEvent" | "toggleMicrophone" | "toggleCamera">;
  media: AirMedia;
  shapeReception(shape: ShapeReception): void;
  createTone(): AirTone;
}

/** The message that names who ended a broadcast follows its end within this time. */
const TOLD_WITHIN_MS = 1_000;

/**
 * The air of a space as this page takes part in it. The record `broadcast` of the space leads: somebody else's on air is
 * received; mine is sent until its record goes. My place is taken first, put on air once what I send has reached the media
 * server, and begun again if it was lost together with the node that held it, see decision 81.
 */
export class BroadcastAir implements Air {
  readonly state = createStore<AirState>(() => AIR_START);
  readonly #needs: AirNeeds;
  readonly #events = createEmitter<AirEvent>();
  readonly #listener: AirListener;
  readonly #speaker: AirSpeaker;
  readonly #ducking: AirDucking;
  /** Counts my broadcasts, so that what began for an earlier one stops before the next. */
  #turn = 0;
  #stream: string | null = null;
  /** Whether the record of mine has arrived. */
  #isKnown = false;
  #isActive = false;
  #lost: { sinceMs: number; space: LiveState["space"] } | null = null;
  #giveBack: ReturnType<typeof lendDevices> | null = null;
  #stoppedId: BroadcastId | null = null;
  #cancelOver = () => {};

  constructor(needs: AirNeeds) {
    this.#needs = needs;
    const access = () => this.#access();
    this.#listener = new AirListener({ ...needs, access, show: (heard) => this.state.setState({ heard }) });
    this.#ducking = new AirDucking({ ...needs, show: (isDucked) => this.#showDucked(isDucked) });
    this.#speaker = new AirSpeaker({
      ...needs,
      access,
      report: (what) => this.#report(what),
      show: (change) => this.#showSent(change),
      tell: (event) => this.#events.emit(event),
    });
  }

  start(): () => void {
    const { port } = this.#needs;
    const undo = [port.live.subscribe(() => this.#look()), port.onLiveEvent((event) => this.#onLiveEvent(event))];
    this.#look();
    return () => {
      for (const stop of undo) stop();
      this.#cancelOver();
      void this.stop();
      this.#listener.follow(null);
      this.#ducking.follow(port.live.getState(), null, 0);
    };
  }

  onEvent(listener: (event: AirEvent) => void): () => void {
    return this.#events.on(listener);
  }

  async begin(plan: AirPlan): Promise<ErrorCode | null> {
    if (this.state.getState().sent !== null) return null;
    this.#cancelOver();
    this.#turn += 1;
    const turn = this.#turn;
    this.state.setState({ sent: { ...SENDING_NOTHING, step: "preparing" } });
    const refused = await this.#goOnAir(plan, turn);
    if (refused !== null && turn === this.#turn) await this.#end();
    return refused;
  }

  async stop(): Promise<void> {
    if (this.state.getState().sent === null) return;
    const { live, call } = this.#needs.port;
    this.#stoppedId = airOf(live.getState())?.id ?? null;
    const hadPlace = this.#stream !== null;
    await this.#end();
    if (hadPlace) await call("stopBroadcast", {});
  }

  async stopOther(broadcastId: BroadcastId): Promise<ErrorCode | null> {
    const stopped = await this.#needs.port.call("stopBroadcast", { broadcastId });
    return stopped.ok ? null : stopped.code;
  }

  toggleMicrophone(): void {
    if (this.#isSending()) void this.#speaker.own.toggleMicrophone();
  }

  toggleCamera(): void {
    if (this.#isSending()) void this.#speaker.own.toggleCamera();
  }

  toggleScreen(): void {
    if (this.#isSending()) void this.#speaker.own.toggleScreen();
  }

  setVolume(volume: number): void {
    this.state.setState({ volume });
    this.#listener.setVolume(volume);
    this.#look();
  }

  setDucking(isWanted: boolean): void {
    this.#ducking.want(isWanted);
    this.#look();
  }

  show(size: AirSize): void {
    this.#listener.setSize(size);
  }

  microphoneTrack(): MediaStreamTrack | null {
    return this.#speaker.microphoneTrack;
  }

  level(): number {
    return this.#listener.level();
  }

  async #goOnAir(plan: AirPlan, turn: number, isAgain = false): Promise<ErrorCode | null> {
    const { call } = this.#needs.port;
    const token = await call("createBroadcastToken", {});
    if (!token.ok) return token.code;
    if (turn !== this.#turn) return null;
    const { streamName } = token.value;
    this.#isKnown = false;
    this.#stream = streamName;
    const created = await call("createBroadcast", { streamName, audio: plan.microphone, video: plan.camera });
    if (!created.ok) {
      if (turn === this.#turn) this.#stream = null;
      return created.code;
    }
    // Stopped before the server knew of it.
    if (turn !== this.#turn) return this.#takeBack();
    this.#giveBack ??= lendDevices(this.#needs.port);
    this.#speaker.enter(token.value);
    if (!isAgain) await this.#speaker.turnOn({ ...plan, microphone: plan.microphone && !plan.tone });
    const isThere = await this.#speaker.settled();
    const playTone = isThere && plan.tone && turn === this.#turn ? await this.#speaker.readyTone() : null;
    if (turn !== this.#turn) return null;
    if (!isThere) return this.#takeBack("connectionFailed");
    const activated = await call("activateBroadcast", {});
    if (turn !== this.#turn) return null;
    if (!activated.ok) return activated.code;
    void this.#speak(plan, turn, playTone);
    return null;
  }

  async #takeBack(code: ErrorCode | null = null): Promise<ErrorCode | null> {
    const { live, call } = this.#needs.port;
    this.#stoppedId = airOf(live.getState())?.id ?? null;
    if (code !== null) await this.#end();
    await call("stopBroadcast", {});
    return code;
  }

  /** On air: first the tone, then my microphone. */
  async #speak(plan: AirPlan, turn: number, playTone: (() => Promise<void>) | null): Promise<void> {
    if (playTone !== null) {
      this.#showSent({ step: "tone" });
      await playTone();
    }
    if (turn !== this.#turn) return;
    this.#isActive = true;
    this.#showSent({ step: "on" });
    if (plan.tone) await this.#speaker.turnOn({ microphone: plan.microphone, camera: false });
    this.#report(this.#speaker.sends);
  }

  #look(): void {
    const live = this.#needs.port.live.getState();
    const broadcast = airOf(live);
    const isMine = broadcast !== null && broadcast.accountId === live.selfId;
    this.#keepMine(live, isMine ? broadcast : null);
    const other = isMine || broadcast?.isActive !== true ? null : broadcast;
    this.#listener.follow(other);
    this.#ducking.follow(live, other, this.state.getState().volume);
  }

  #keepMine(live: LiveState, mine: Broadcast | null): void {
    if (this.state.getState().sent === null) return this.#endLeftover(mine);
    if (live.link.state === "reconnecting") {
      this.#lost ??= { sinceMs: live.link.sinceMs, space: live.space };
      return;
    }
    if (live.link.state !== "connected") return;
    // The link is back, but its fresh snapshot has not come yet.
    if (this.#lost?.space === live.space) return;
    const lost = this.#lost;
    this.#lost = null;
    if (mine !== null) return this.#stay(mine);
    if (!this.#isKnown) return;
    this.#isKnown = false;
    if (lost === null) return this.#over();
    const isInTime = this.#needs.media.needs.clock.nowMs() - lost.sinceMs < constants.broadcast.heldForMs;
    if (isInTime && airOf(live) === null) return void this.#beginAgain();
    void this.#end().then(() => this.#events.emit({ type: "ended", why: "lost" }));
  }

  /** A broadcast of mine from before a reload: nobody sends to it any more. */
  #endLeftover(mine: Broadcast | null): void {
    if (mine === null || mine.id === this.#stoppedId) return;
    this.#stoppedId = mine.id;
    void this.#needs.port.call("stopBroadcast", { broadcastId: mine.id });
  }

  #stay({ streamName }: Broadcast): void {
    this.#isKnown = true;
    if (streamName === this.#stream) return;
    this.#stream = streamName;
    void this.#access().then((access) => {
      if (access !== null && this.#stream === streamName) this.#speaker.enter(access);
    });
  }

  /** The node that held my broadcast is gone with it. */
  async #beginAgain(): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    this.#isActive = false;
    this.#showSent({ step: "again" });
    const { audio, video } = this.#speaker.sends;
    const plan = { microphone: audio, camera: video, tone: false };
    const refused = await this.#goOnAir(plan, turn, true);
    if (refused === null || turn !== this.#turn) return;
    await this.#end();
    this.#events.emit({ type: "ended", why: "lost" });
  }

  #over(): void {
    void this.#end();
    const tell = () => this.#events.emit({ type: "ended", why: "over" });
    this.#cancelOver = this.#needs.media.needs.clock.after(TOLD_WITHIN_MS, tell);
  }

  async #end(): Promise<void> {
    this.#turn += 1;
    this.#stream = null;
    this.#isKnown = false;
    this.#isActive = false;
    this.#lost = null;
    const { audio, video } = this.#speaker.sends;
    const isEarly = this.state.getState().sent?.step === "preparing";
    const giveBack = this.#giveBack;
    this.#giveBack = null;
    this.state.setState({ sent: null });
    await this.#speaker.leave();
    giveBack?.({ microphone: isEarly || audio, camera: isEarly || video });
  }

  #onLiveEvent(event: LiveEvent): void {
    if (event.type !== "broadcastStopped") return;
    this.#cancelOver();
    if (this.state.getState().sent !== null) void this.#end();
    this.#events.emit({ type: "stopped", byName: event.byName });
  }

  #showDucked(isDucked: boolean): void {
    if (isDucked !== this.state.getState().isDucked) this.state.setState({ isDucked });
  }

  async #access(): Promise<MediaAccess | null> {
    const token = await this.#needs.port.call("createBroadcastToken", {});
    return token.ok ? token.value : null;
  }

  #isSending(): boolean {
    return this.state.getState().sent?.step === "on";
  }

  #report(what: Partial<AirSends>): void {
    if (this.#isActive) void this.#needs.port.call("updateBroadcast", what);
  }

  #showSent(change: Partial<AirSent>): void {
    this.state.setState(({ sent }) => ({ sent: sent && { ...sent, ...change } }));
  }
}
