import { LiveLink } from "../live/liveLink.ts";
import { isConnected, type Connected, type Door, type LinkNeeds } from "../live/linkNeeds.ts";
import type { LinkState } from "../live/liveState.ts";
import { FakeClock, settle } from "./fakeClock.ts";
import { fakeSockets } from "./fakeSocket.ts";
import { connected } from "./liveFixtures.ts";

/** A live link with a fake clock and sockets whose server end is the test. */
export function linkStage(needs: Partial<LinkNeeds<Connected>> = {}) {
  const clock = new FakeClock();
  const net = fakeSockets();
  const states: LinkState[] = [];
  const doors: Door[] = [];
  let tickets = 0;
  const link = new LiveLink<Connected>({
    clock,
    random: () => 0.5,
    openSocket: net.open,
    addressOf: (node) => `ws://${node}/live`,
    question: () => ({ type: "resync", scope: "space", since: 0 }),
    askForPlace: () =>
      Promise.resolve(doors.shift() ?? { state: "open", ticket: `ticket-${(tickets += 1)}`, address: "" }),
    isGreeting: isConnected,
    showState: (state) => states.push(state),
    onConnected: () => Promise.resolve(),
    onNews: () => {},
    ...needs,
  });
  const greet = async () => {
    await settle();
    net.last().open();
    const message = connected();
    net.last().tell(message);
    await settle();
    return message;
  };
  return { clock, net, states, doors, link, greet };
}
