import { expect, test } from "vitest";

interface Machine {
  os: string;
  cpu: string;
  libc?: string;
}

interface Pins {
  pinsFor(machine: Machine, packages: object): { name: string }[];
  whyNotOn(machine: Machine, packages: object): string | null;
}

const { pinsFor, whyNotOn } = (await import(new URL("pins.mjs", import.meta.url).href)) as Pins;

const version = "1.0.0";
const bin = { node: "bin/node" };
const packages = {
  "": {
    optionalDependencies: { "node-linux": version, "node-mac": version, database: version, "not-locked": version },
  },
  "node_modules/node-linux": { version, os: "linux", cpu: "x64", bin },
  "node_modules/node-mac": { version, os: ["darwin"], cpu: ["arm64"], bin },
  "node_modules/database": { version, os: ["linux"], cpu: ["x64", "arm64"], libc: ["glibc"] },
  "node_modules/somebody-elses": { version, os: ["linux"], optional: true },
};

test("the pins of a machine are the root's optional packages for its system and processor", () => {
  expect(namesFor({ os: "linux", cpu: "x64", libc: "glibc" })).toEqual(["node-linux", "database"]);
  expect(namesFor({ os: "linux", cpu: "arm64", libc: "glibc" })).toEqual(["database"]);
  expect(namesFor({ os: "darwin", cpu: "arm64" })).toEqual(["node-mac"]);
});

test("pins for Linux need glibc, also those that do not say so", () => {
  expect(namesFor({ os: "linux", cpu: "x64", libc: "musl" })).toEqual([]);
});

test("a machine that a pinned Node is made for can run the project", () => {
  expect(whyNotOn({ os: "linux", cpu: "x64", libc: "glibc" }, packages)).toBeNull();
  expect(whyNotOn({ os: "darwin", cpu: "arm64" }, packages)).toBeNull();
});

test.each([
  [{ os: "linux", cpu: "x64", libc: "musl" }, "(linux x64 musl)", "with glibc, such as Debian"],
  [{ os: "freebsd", cpu: "x64" }, "(freebsd x64)", "in a container or a virtual machine"],
  [{ os: "win32", cpu: "x64" }, "(win32 x64)", "inside WSL"],
])("a machine without one hears which have one and what to do: %o", (machine, name, hint) => {
  const why = whyNotOn(machine, packages);
  expect(why).toContain(`${name}, only for linux x64 (glibc), darwin arm64.`);
  expect(why).toContain(hint);
});

function namesFor(machine: Machine): string[] {
  return pinsFor(machine, packages).map(({ name }) => name);
}
