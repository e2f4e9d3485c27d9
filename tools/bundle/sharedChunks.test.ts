import { describe, expect, test } from "vitest";
import { namesByModule } from "./sharedChunks.ts";

type Kind = "entry" | "lazy" | "shared";
const chunk = (
  fileName: string,
  module: string,
  { imports = [], kind = "lazy" }: { imports?: string[]; kind?: Kind } = {},
) => ({
  fileName,
  moduleIds: [module],
  imports,
  isEntry: kind === "entry",
  isDynamicEntry: kind === "lazy",
});
const shared = (fileName: string, module: string, ...imports: string[]) =>
  chunk(fileName, module, { imports, kind: "shared" });
const landings = [
  shared("auth.js", "/web/src/account/AuthPage.tsx", "button.js"),
  chunk("signIn.js", "/web/src/account/signIn/SignInScreen.tsx", { imports: ["auth.js"] }),
  chunk("team.js", "/web/src/team/shell/DashboardScreen.tsx", { imports: ["menu.js", "face.js"] }),
  chunk("entrance.js", "/web/src/app/SpaceRoute.tsx"),
  chunk("visit.js", "/web/src/space/openSpace.ts"),
  chunk("room.js", "/web/src/room/index.ts", { imports: ["menu.js", "face.js"] }),
  chunk("overlays.js", "/web/src/ui/OverlayHosts.tsx"),
];
const chunks = [
  chunk("main.js", "/web/src/main.tsx", { imports: ["react.js"], kind: "entry" }),
  shared("react.js", "/react.js"),
  shared("button.js", "/button.tsx", "react.js", "glyph.js"),
  shared("glyph.js", "/glyph.tsx"),
  shared("menu.js", "/menu.tsx", "button.js"),
  shared("face.js", "/face.tsx"),
  shared("rare.js", "/rare.tsx", "face.js"),
  ...landings,
];

describe("the chunks of what several pages load", () => {
  const names = namesByModule(chunks);

  test("what is loaded with the page itself is one chunk", () => {
    expect(names.get("/react.js")).toBe("first");
  });

  test("what the same landing pages load goes together, with what it imports", () => {
    expect(names.get("/menu.tsx")).toBe(names.get("/face.tsx"));
    expect(names.get("/button.tsx")).toBe(names.get("/glyph.tsx"));
  });

  test("a page loads nothing that only another one needs", () => {
    expect(names.get("/menu.tsx")).not.toBe(names.get("/button.tsx"));
  });

  test("what no landing page loads is left to the bundler, and so are the pages", () => {
    expect(names.has("/rare.tsx")).toBe(false);
    expect(names.has("/web/src/app/SpaceRoute.tsx")).toBe(false);
  });

  test("says which landing page is no longer there", () => {
    expect(() => namesByModule(chunks.filter(({ fileName }) => fileName !== "room.js"))).toThrow("/room/index.ts");
  });
});
