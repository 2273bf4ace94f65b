import { isEnded, type OrderStatus } from '../orders/statuses.ts';

/** Contract kinds, concluded in one act; used in URLs. */
export const contractKinds = ['service-contract', 'charge-agreement'] as const;
export type ContractKind = (typeof contractKinds)[number];

/** Customer's consent, or the configured e-signature service. */
export const contractMethods = ['consent', 'esign'] as const;
export type ContractMethod = (typeof contractMethods)[number];

export const conclusionStates = ['signing', 'concluded', 'declined'] as const;
export type ConclusionState = (typeof conclusionStates)[number];

export const contractStates = ['open', 'signing', 'concluded', 'outdated'] as const;
export type ContractState = (typeof contractStates)[number];

interface Concluded {
  state: ConclusionState;
  concludedAt: number | null;
}

/** An order changed after the contract was concluded makes the contract outdated. */
export function contractState(latest: Concluded | null, changedAt: number | null): ContractState {
  if (latest === null || latest.state === 'declined') return 'open';
  if (latest.state === 'signing') return 'signing';
  return changedAt !== null && changedAt > (latest.concludedAt ?? 0) ? 'outdated' : 'concluded';
}

/** Orders that ended without being carried out cannot be contracted. */
export const mayConclude = (state: ContractState, status: OrderStatus): boolean =>
  !isEnded(status) && (state === 'open' || state === 'outdated');
