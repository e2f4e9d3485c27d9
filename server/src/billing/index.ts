// What teams buy: plans and their prices, day passes, and the details on invoices. Built on teams.
export { agreeContract } from "./contracts/agreeContract.ts";
export type { Agreement, WantedContract } from "./contracts/agreeContract.ts";
export { endContract, endContractsInTime } from "./contracts/endContract.ts";
export { tellEndedTrials } from "./contracts/tellEndedTrials.ts";
export type { ContractNeeds, Ending } from "./contracts/endContract.ts";
export { receiveMessage } from "./messages/receiveMessage.ts";
export { countHours } from "./hours/countHours.ts";
export type { CountHoursLive, CountHoursNeeds } from "./hours/countHours.ts";
export { runsOut } from "./hours/runsOut.ts";
export { shutUntil } from "./hours/hoursStore.ts";
export { lookAtPurchases } from "./messages/lookAtPurchases.ts";
export { forgetPaymentMessages } from "./purchases/purchaseStore.ts";
export type { Payments } from "./payments/payments.ts";
export { billingOperations } from "./billingOperations.ts";
export { createStripePayments } from "./payments/createStripePayments.ts";
export type { BillingNeeds } from "./billingNeeds.ts";
