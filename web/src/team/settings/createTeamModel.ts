import { bounds, type ErrorCode, type TeamId } from "@atrium/contract";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Call } from "../../platform/call.ts";

/* Making a team: a name is all it takes. */
export interface CreateTeamState {
  name: string;
  busy: boolean;
  problem: ErrorCode | null;
}

export interface CreateTeamNeeds {
  call: Call;
  /** Leads into the new team. */
  made: (teamId: TeamId) => Promise<void>;
}

export interface CreateTeamModel {
  store: StoreApi<CreateTeamState>;
  typeName: (name: string) => void;
  create: () => Promise<void>;
}

export function createCreateTeamModel(needs: CreateTeamNeeds): CreateTeamModel {
  const store = createStore<CreateTeamState>(() => ({ name: "", busy: false, problem: null }));
  return {
    store,
    typeName: (name) => store.setState({ name: name.slice(0, bounds.teamName.max), problem: null }),
    create: () => create(needs, store),
  };
}

/** Whether everything needed is there. */
export const canCreateTeam = ({ name, busy }: CreateTeamState): boolean => name.trim() !== "" && !busy;

async function create({ call, made }: CreateTeamNeeds, store: StoreApi<CreateTeamState>): Promise<void> {
  const state = store.getState();
  if (!canCreateTeam(state)) return;
  store.setState({ busy: true, problem: null });
  const reply = await call("createTeam", { name: state.name.trim() });
  // Busy for good once it is made: the form goes a moment later, and until then a second press makes nothing.
  if (reply.ok) await made(reply.value.id);
  else store.setState({ busy: false, problem: reply.code });
}
