import { bounds, constants, errors, type ErrorCode, type SpaceTemplate, type TeamId } from "@atrium/contract";
import { readSlug, slugFromName } from "@atrium/rules";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Call } from "../../platform/call.ts";

/*
 * Making a space: a room to start with, a name, an address. The address follows the name until somebody types one of
 * their own, and is checked a moment after the last key; an answer to an older question is dropped.
 */
export type SlugCheck =
  | { state: "none" }
  | { state: "checking" }
  | { state: "available" }
  | { state: "taken" }
  | { state: "refused"; code: ErrorCode };

export interface CreateSpaceState {
  template: SpaceTemplate;
  name: string;
  slug: string;
  /** Somebody typed the address; it no longer follows the name. */
  isOwnSlug: boolean;
  check: SlugCheck;
  busy: boolean;
  problem: ErrorCode | null;
  /** Set once the space is there. */
  created: { slug: string } | null;
}

export interface CreateSpaceNeeds {
  call: Call;
  wait: (ms: number) => Promise<void>;
  teamId: TeamId;
  template: SpaceTemplate;
}

export interface CreateSpaceModel {
  store: StoreApi<CreateSpaceState>;
  chooseTemplate: (template: SpaceTemplate) => void;
  typeName: (name: string) => Promise<void>;
  typeSlug: (slug: string) => Promise<void>;
  create: () => Promise<void>;
}

export type CreateSpaceActions = Omit<CreateSpaceModel, "store">;

/** How many numbered variants of a taken address are tried before the person has to choose. */
const VARIANTS = 5;

export function createCreateSpaceModel(needs: CreateSpaceNeeds): CreateSpaceModel {
  const store = createStore<CreateSpaceState>(() => ({
    template: needs.template,
    name: "",
    slug: "",
    isOwnSlug: false,
    check: { state: "none" },
    busy: false,
    problem: null,
    created: null,
  }));
  const checker = createSlugChecker(needs, store);
  return {
    store,
    chooseTemplate: (template) => store.setState({ template }),
    typeName: async (name) => {
      store.setState({ name: name.slice(0, bounds.spaceName.max), problem: null });
      if (!store.getState().isOwnSlug) await checker.followName();
    },
    typeSlug: (slug) => {
      store.setState({ slug, isOwnSlug: slug !== "", problem: null });
      return slug === "" ? checker.followName() : checker.checkOwn();
    },
    create: () => create(needs, store),
  };
}

/** Whether everything needed is there. */
export function canCreate({ name, check, busy }: CreateSpaceState): boolean {
  return name.trim() !== "" && !busy && check.state !== "taken" && check.state !== "refused";
}

function createSlugChecker({ call, wait }: CreateSpaceNeeds, store: StoreApi<CreateSpaceState>) {
  let latest = 0;
  /** Asks after a pause; null when a newer question has been asked meanwhile. */
  const ask = async (question: number, slug: string): Promise<SlugCheck | null> => {
    const reading = readSlug(slug);
    if (!reading.ok) return { state: "refused", code: reading.code };
    const reply = await call("isSpaceSlugAvailable", { slug: reading.slug });
    if (question !== latest) return null;
    // That it could not be asked about says nothing of the address: the server looks again as the space is made.
    if (!reply.ok)
      return errors[reply.code].retry === "later" ? { state: "none" } : { state: "refused", code: reply.code };
    return { state: reply.value.isAvailable ? "available" : "taken" };
  };
  const begin = async (): Promise<number | null> => {
    const question = (latest += 1);
    store.setState({ check: { state: "checking" } });
    await wait(constants.ui.validationDebounceMs);
    return question === latest ? question : null;
  };
  return {
    followName: async () => {
      const name = store.getState().name.trim();
      store.setState({ slug: name === "" ? "" : slugFromName(name, 1) });
      const question = await begin();
      if (question === null) return;
      if (name === "") {
        store.setState({ check: { state: "none" } });
        return;
      }
      for (let attempt = 1; attempt <= VARIANTS; attempt += 1) {
        const slug = slugFromName(name, attempt);
        const check = await ask(question, slug);
        if (check === null) return;
        store.setState({ slug, check });
        if (check.state !== "taken") return;
      }
    },
    checkOwn: async () => {
      const question = await begin();
      if (question === null) return;
      const check = await ask(question, store.getState().slug);
      if (check !== null) store.setState({ check });
    },
  };
}

async function create({ call, teamId }: CreateSpaceNeeds, store: StoreApi<CreateSpaceState>): Promise<void> {
  const state = store.getState();
  if (!canCreate(state)) return;
  store.setState({ busy: true, problem: null });
  const reply = await call("createSpace", {
    teamId,
    name: state.name.trim(),
    template: state.template,
    // An address that follows the name is the server's to number when two people choose it at once.
    ...(state.isOwnSlug ? { slug: state.slug } : {}),
  });
  // Busy for good once it is made: the page is left a moment later, and until then a second press makes nothing.
  if (reply.ok) store.setState({ created: { slug: reply.value.slug } });
  // Somebody took the address after it was asked about: that is said beside it, as if it had been taken then.
  else if (reply.code === "alreadyExists") store.setState({ busy: false, check: { state: "taken" } });
  else store.setState({ busy: false, problem: reply.code });
}
