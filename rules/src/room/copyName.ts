import { bounds } from "@atrium/contract";

/** The name of a copy: `Lounge 2`, or the next free number. */
export function copyName(name: string, taken: readonly string[]): string {
  const [, stem = name, number = "1"] = /^(.*\S) (\d{1,3})$/u.exec(name) ?? [];
  for (let next = Number(number) + 1; ; next += 1) {
    const ending = ` ${next}`;
    const kept = Array.from(stem)
      .slice(0, bounds.roomName.max - ending.length)
      .join("");
    const called = `${kept.trimEnd()}${ending}`;
    if (!taken.includes(called)) return called;
  }
}
