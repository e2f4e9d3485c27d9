import { expect, test } from "vitest";
import { refused, type Call } from "../../platform/call.ts";
import { createAddressModel, isUsable } from "./addressModel.ts";

test("the address follows the name, also from Russian", async () => {
  const { model } = setUp({});
  await model.typeName("Friday Rooftop");
  expect(model.store.getState()).toMatchObject({ slug: "friday-rooftop", check: { state: "available" } });
  await model.typeName("Наш сад");
  expect(model.store.getState().slug).toMatch(/^[a-z0-9-]+$/);
});

test("a taken address that follows the name is numbered", async () => {
  const { model } = setUp({ taken: ["garden", "garden-2"] });
  await model.typeName("Garden");
  expect(model.store.getState()).toMatchObject({ slug: "garden-3", check: { state: "available" } });
});

test("a typed address stays as typed and says that it is taken", async () => {
  const { model } = setUp({ taken: ["garden"] });
  await model.typeSlug("garden");
  await model.typeName("Rooftop");
  expect(model.store.getState()).toMatchObject({ slug: "garden", check: { state: "taken" } });
  expect(isUsable(model.store.getState())).toBe(false);
});

test("a wrong or reserved address is refused without asking the server", async () => {
  const { model, asked } = setUp({});
  await model.typeSlug("a b");
  expect(model.store.getState().check).toEqual({ state: "refused", code: "invalidSlug" });
  await model.typeSlug("login");
  expect(model.store.getState().check).toEqual({ state: "refused", code: "restrictedSlug" });
  expect(asked).toEqual([]);
});

test("an address that the network kept from being asked about may be tried all the same", async () => {
  const { model, answers } = setUp({});
  answers.push(refused("connectionFailed"));
  await model.typeName("Garden");
  expect(model.store.getState()).toMatchObject({ slug: "garden", check: { state: "none" } });
  expect(isUsable(model.store.getState())).toBe(true);
});

test("clearing the address lets it follow the name again", async () => {
  const { model } = setUp({});
  await model.typeName("Rooftop");
  await model.typeSlug("garden");
  await model.typeSlug("");
  expect(model.store.getState()).toMatchObject({ slug: "rooftop", isOwnSlug: false });
});

test("only the last of several quick names is asked about", async () => {
  const { model, asked } = setUp({});
  await Promise.all([model.typeName("G"), model.typeName("Gar"), model.typeName("Garden")]);
  expect(asked.map(({ input }) => input)).toEqual([{ slug: "garden" }]);
});

test("an answer from before an address was taken does not free it again", async () => {
  const { model, answers } = setUp({});
  let answer: (reply: unknown) => void = () => undefined;
  answers.push(new Promise<unknown>((resolve) => (answer = resolve)));
  const typed = model.typeName("Garden");
  await Promise.resolve();
  model.wasTaken();
  answer({ ok: true, value: { isAvailable: true } });
  await typed;
  expect(model.store.getState()).toMatchObject({ check: { state: "taken" } });
});

test("an address taken at the last moment is said to be taken", async () => {
  const { model } = setUp({});
  await model.typeName("Garden");
  model.wasTaken();
  expect(model.store.getState()).toMatchObject({ check: { state: "taken" } });
  await model.typeSlug("garden-of-ours");
  expect(isUsable(model.store.getState())).toBe(true);
});

function setUp({ taken = [] }: { taken?: string[] }) {
  const asked: { name: string; input: unknown }[] = [];
  const answers: unknown[] = [];
  const call = (async (name: string, input: { slug?: string }) => {
    asked.push({ name, input });
    const next = answers.shift();
    if (next !== undefined) return next;
    return { ok: true, value: { isAvailable: !taken.includes(input.slug ?? "") } };
  }) as Call;
  return { model: createAddressModel({ call, wait: async () => undefined }), asked, answers };
}
