import { beforeEach, expect, test } from "vitest";
import { hearBuild, pageBuild, putOffReload, tellOutdated } from "./pageBuild.ts";

const isOutdated = () => pageBuild.getState().isOutdated;
beforeEach(putOffReload);

test("a page is outdated once a server serves another build; put off, it is told of the next one only", () => {
  hearBuild("monday", () => "monday");
  hearBuild(null, () => "monday");
  expect(isOutdated()).toBe(false);
  hearBuild("tuesday", () => "monday");
  expect(isOutdated()).toBe(true);
  putOffReload();
  hearBuild("tuesday", () => "monday");
  expect(isOutdated()).toBe(false);
  hearBuild("wednesday", () => "monday");
  expect(isOutdated()).toBe(true);
});

test("two builds that answer in turn leave the bar as it is: there, or put off", () => {
  hearBuild("thursday", () => "monday");
  hearBuild("monday", () => "monday");
  expect(isOutdated()).toBe(true);
  putOffReload();
  for (const build of ["thursday", "monday", "thursday"]) {
    hearBuild(build, () => "monday");
    expect(isOutdated()).toBe(false);
  }
});

test("a page that knows no build of its own, as in development, is never outdated by what it hears", () => {
  hearBuild("friday", () => null);
  expect(isOutdated()).toBe(false);
  tellOutdated();
  expect(isOutdated()).toBe(true);
});
