import { constants, errors, type ErrorCode } from "@atrium/contract";
import { readSlug, slugFromName } from "@atrium/rules";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Call } from "../../platform/call.ts";

/*
 * The address of a new space. It follows the name until somebody types one of their own, and is checked a moment after
 * the last key; an answer to an older question is dropped.
 */
export type SlugCheck =
  | { state: "none" }
  | { state: "checking" }
  | { state: "available" }
  | { state: "taken" }
  | { state: "refused"; code: ErrorCode };

export interface AddressState {
  /** The name it follows, as typed. */
  name: string;
  slug: string;
  /** Somebody typed the address; it no longer follows the name. */
  isOwnSlug: boolean;
  check: SlugCheck;
}

export interface AddressNeeds {
  call: Call;
  wait: (ms: number) => Promise<void>;
}

export interface AddressModel {
  store: StoreApi<AddressState>;
  typeName: (name: string) => Promise<void>;
  typeSlug: (slug: string) => Promise<void>;
  /** Somebody took the address after it was checked: shown as if it had been taken then. */
  wasTaken: () => void;
}

/** How many numbered variants of a taken address are tried before the person has to choose. */
const VARIANTS = 5;

export function createAddressModel(needs: AddressNeeds): AddressModel {
  const store = createStore<AddressState>(() => ({ name: "", slug: "", isOwnSlug: false, check: { state: "none" } }));
  const checker = createSlugChecker(needs, store);
  return {
    store,
    typeName: async (name) => {
      store.setState({ name });
      if (!store.getState().isOwnSlug) await checker.followName();
    },
    typeSlug: (slug) => {
      store.setState({ slug, isOwnSlug: slug !== "" });
      return slug === "" ? checker.followName() : checker.checkOwn();
    },
    wasTaken: checker.wasTaken,
  };
}

/** Whether a space may be asked for at this address. */
export const isUsable = ({ check }: AddressState): boolean => check.state !== "taken" && check.state !== "refused";

function createSlugChecker({ call, wait }: AddressNeeds, store: StoreApi<AddressState>) {
  let latest = 0;
  /** Asks after a pause; null when a newer question has been asked meanwhile. */
  const ask = async (question: number, slug: string): Promise<SlugCheck | null> => {
    const reading = readSlug(slug);
    if (!reading.ok) return { state: "refused", code: reading.code };
    const reply = await call("isSpaceSlugAvailable", { slug: reading.slug });
    if (question !== latest) return null;
    // A failed check says nothing about the address: the server checks again when the space is created.
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
    wasTaken: () => {
      // A check under way began before the address was taken: its answer would be outdated.
      latest += 1;
      store.setState({ check: { state: "taken" } });
    },
  };
}
