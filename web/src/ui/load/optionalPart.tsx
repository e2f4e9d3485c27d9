import type { ComponentType } from "react";
import { useStore } from "zustand";
import { createStore, type StoreApi } from "zustand/vanilla";
import { loadOptional } from "./loadOptional.ts";

/** A part of the page that loads on first use, and that the page can do without. */
export interface OptionalPart<Props> {
  /** Renders nothing until it is loaded. */
  Part: ComponentType<Props>;
  store: StoreApi<{ Loaded: ComponentType<Props> | null }>;
  /** Loads it, or tries again; resolves to whether it is loaded. */
  want: () => Promise<boolean>;
}

export function optionalPart<Props extends object>(load: () => Promise<ComponentType<Props>>): OptionalPart<Props> {
  const store = createStore<{ Loaded: ComponentType<Props> | null }>(() => ({ Loaded: null }));
  let loading: Promise<boolean> | null = null;
  const begin = async (): Promise<boolean> => {
    const Loaded = await loadOptional(load);
    if (Loaded === null) loading = null;
    else store.setState({ Loaded });
    return Loaded !== null;
  };
  const Part = (props: Props) => {
    const { Loaded } = useStore(store);
    return Loaded === null ? null : <Loaded {...props} />;
  };
  return { Part, store, want: () => (loading ??= begin()) };
}
