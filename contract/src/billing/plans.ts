import type { Plan } from "../team/records.ts";

/** Features that only some plans have. */
export const PLAN_FEATURES = [
  "privateSpaces",
  "passwords",
  "logo",
  "pinning",
  "locking",
  "megaphone",
  "recordings",
  "sso",
  "whiteLabel",
] as const;
export type PlanFeature = (typeof PLAN_FEATURES)[number];

/** Price of a plan per billing period; null if it is agreed by contract or the plan is no longer sold. */
export type PlanPrice =
  | { kind: "free" }
  | { kind: "flat" | "perUser"; monthCents: number; monthCentsIfAnnual: number }
  | { kind: "dayPass"; smallCents: number; regularCents: number }
  | { kind: "contract"; fromYearCents: number | null }
  | { kind: "notSold" };

/** Limits of a plan. They apply when something is added: what exists already stays, but messages past their days. */
export interface PlanTerms {
  price: PlanPrice;
  roomsPerSpace: number;
  /** Most people online in one space; a team's bought capacity may be smaller. */
  peopleOnline: number;
  spaces: number;
  elementsPerRoom: number;
  /** Null: unlimited. */
  hoursPerDay: number | null;
  recordingsKept: number;
  /** How many days messages are kept; null: for good. A team may choose fewer. */
  chatKeptDays: number | null;
  features: readonly PlanFeature[];
}

const PAID_FEATURES = ["privateSpaces", "passwords", "logo", "pinning", "locking", "megaphone", "recordings"] as const;

const contractTerms = {
  roomsPerSpace: 200,
  peopleOnline: 5000,
  spaces: 1000,
  elementsPerRoom: 300,
  hoursPerDay: null,
  recordingsKept: 30,
  chatKeptDays: null,
  features: PLAN_FEATURES,
} satisfies Omit<PlanTerms, "price">;

/** Every plan. `custom` and `customEducation` follow a contract: their limits here are the most it may grant. */
export const PLAN_TERMS: Readonly<Record<Plan, PlanTerms>> = {
  free: {
    price: { kind: "free" },
    roomsPerSpace: 3,
    peopleOnline: 5,
    spaces: 1,
    elementsPerRoom: 3,
    hoursPerDay: 5,
    recordingsKept: 0,
    chatKeptDays: 90,
    features: [],
  },
  lite: {
    price: { kind: "flat", monthCents: 4000, monthCentsIfAnnual: 3500 },
    roomsPerSpace: 20,
    peopleOnline: 25,
    spaces: 3,
    elementsPerRoom: 50,
    hoursPerDay: null,
    recordingsKept: 1,
    chatKeptDays: null,
    features: PAID_FEATURES,
  },
  regular: {
    price: { kind: "dayPass", smallCents: 3000, regularCents: 7000 },
    roomsPerSpace: 50,
    peopleOnline: 250,
    spaces: 1,
    elementsPerRoom: 100,
    hoursPerDay: null,
    recordingsKept: 5,
    chatKeptDays: null,
    features: PAID_FEATURES,
  },
  startup: {
    price: { kind: "perUser", monthCents: 500, monthCentsIfAnnual: 450 },
    roomsPerSpace: 50,
    peopleOnline: 250,
    spaces: 5,
    elementsPerRoom: 100,
    hoursPerDay: null,
    recordingsKept: 5,
    chatKeptDays: null,
    features: PAID_FEATURES,
  },
  enterprise: {
    price: { kind: "perUser", monthCents: 1200, monthCentsIfAnnual: 1000 },
    roomsPerSpace: 200,
    peopleOnline: 1000,
    spaces: 20,
    elementsPerRoom: 300,
    hoursPerDay: null,
    recordingsKept: 30,
    chatKeptDays: null,
    features: PLAN_FEATURES,
  },
  custom: { price: { kind: "contract", fromYearCents: null }, ...contractTerms },
  customEducation: { price: { kind: "contract", fromYearCents: 250_000 }, ...contractTerms },
  legacy: {
    price: { kind: "notSold" },
    roomsPerSpace: 50,
    peopleOnline: 250,
    spaces: 5,
    elementsPerRoom: 100,
    hoursPerDay: null,
    recordingsKept: 5,
    chatKeptDays: null,
    features: PAID_FEATURES,
  },
};

/** Discount on every plan for public education and non-profit organisations. */
export const SOCIAL_DISCOUNT_PERCENT = 15;
