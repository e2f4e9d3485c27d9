import { must } from "@atrium/contract";
import { expect, test } from "vitest";
import { MemoryRoom } from "../../trials/memoryRoom.ts";

test.each(["audio", "video"] as const)(
  "a client that closes the section %s came on and opens another goes on receiving there",
  (kind) => {
    const trial = new MemoryRoom();
    const [a, b, c] = [trial.join("a"), trial.join("b"), trial.join("c")];
    const sid = a.publish(kind);
    b.offer();
    c.offer();
    const carrying = must(b.peer.flowing[0], "the track flows").options.mid;
    for (const section of b.sections) if (section.mid === carrying) section.direction = "inactive";
    b.sections.push({ mid: "later", kind, direction: "recvonly" });
    expect(b.offer()).toContain(sid);
    expect(trial.faults).toEqual([]);
    expect(b.peer.flowing.map(({ options }) => options.mid)).toEqual(["later"]);
    expect(c.peer.flowing).toHaveLength(1);
  },
);

test("a subscription that lost its section sends nothing until it has another", () => {
  const trial = new MemoryRoom();
  const [a, b] = [trial.join("a"), trial.join("b")];
  const sid = a.publish("audio");
  b.offer();
  for (const section of b.sections) if (section.kind === "audio") section.direction = "inactive";
  b.offer();
  expect(b.peer.flowing).toEqual([]);
  expect(must(b.participant, "b joined").subscriptions.all.map(({ down }) => down)).toEqual([null]);
  b.sections.push({ mid: "later", kind: "audio", direction: "recvonly" });
  expect(b.offer()).toContain(sid);
  expect(b.peer.flowing).toHaveLength(1);
});
