import { isEnded, type OrderStatus } from '../orders/statuses.ts';

/** What is concluded for an order, both in one act; the names are those of the address. */
export const contractKinds = ['service-contract', 'charge-agreement'] as const;
export type ContractKind = (typeof contractKinds)[number];

/** By the customer's consent, or by the e-signature service that is configured. */
export const contractMethods = ['consent', 'esign'] as const;
export type ContractMethod = (typeof contractMethods)[number];

/** One act of concluding, as it is kept. */
export const conclusionStates = ['signing', 'concluded', 'declined'] as const;
export type ConclusionState = (typeof conclusionStates)[number];

/** How the contract of an order stands. */
export const contractStates = ['open', 'signing', 'concluded', 'outdated'] as const;
export type ContractState = (typeof contractStates)[number];

interface Concluded {
  state: ConclusionState;
  concludedAt: number | null;
}

/** An order that was changed afterwards is another than the one that was agreed to. */
export function contractState(latest: Concluded | null, changedAt: number | null): ContractState {
  if (latest === null || latest.state === 'declined') return 'open';
  if (latest.state === 'signing') return 'signing';
  return changedAt !== null && changedAt > (latest.concludedAt ?? 0) ? 'outdated' : 'concluded';
}

/** Nothing is concluded for an order that ended without being carried out. */
export const mayConclude = (state: ContractState, status: OrderStatus): boolean =>
  !isEnded(status) && (state === 'open' || state === 'outdated');
