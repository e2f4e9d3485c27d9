import { constants } from "@atrium/contract";
import type { AccountId, PassingEvent } from "@atrium/contract";
import type { Said } from "@atrium/rules";
import type { Clock } from "../../platform/clock.ts";

/** Those in the room: all of them, or some. */
type People = Exclude<Said["to"], AccountId>;

interface RoomEventsNeeds {
  clock: Pick<Clock, "after" | "steadyMs">;
  /** People who hear them. */
  listening: () => number;
  say: (to: People, events: PassingEvent[]) => void;
}

const { crowdFrom, gatherMs } = constants.events;

/**
 * Sends passing events to people in the room. A crowd gets the events of a short interval together: the first at once,
 * the rest when the interval is over.
 */
export class RoomEvents {
  readonly #needs: RoomEventsNeeds;
  readonly #gathered: { to: People; events: PassingEvent[] }[] = [];
  #lastMs = -Infinity;
  #isWaiting = false;

  constructor(needs: RoomEventsNeeds) {
    this.#needs = needs;
  }

  tell(to: People, event: PassingEvent): void {
    const last = this.#gathered.at(-1);
    if (last !== undefined && areSame(last.to, to)) last.events.push(event);
    else this.#gathered.push({ to, events: [event] });
    const { clock, listening } = this.#needs;
    const waitMs = listening() < crowdFrom ? 0 : this.#lastMs + gatherMs - clock.steadyMs();
    if (waitMs <= 0) return this.#say();
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    clock.after(waitMs, () => {
      this.#isWaiting = false;
      if (this.#gathered.length > 0) this.#say();
    });
  }

  #say(): void {
    this.#lastMs = this.#needs.clock.steadyMs();
    for (const { to, events } of this.#gathered.splice(0)) this.#needs.say(to, events);
  }
}

const areSame = (one: People, other: People): boolean =>
  one === other || (one.length === other.length && typeof one !== "string" && one.every((id, at) => id === other[at]));
