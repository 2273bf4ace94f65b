import type { AnyMachineSnapshot } from 'xstate';
import { KIT, pageTurns } from '#copy/kit.ts';
import { contracts as words } from '#copy/user-centre/enterprise.ts';
import { contractKinds } from '#domain/contracts/contract.ts';
import type { ContractsRef, ContractsSnapshot } from '#machines/contracts/index.ts';
import { Contracts } from '#src/features/user-centre/contracts/Contracts.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

/** Each order has its files to download, and the texts where it is open; what is signed elsewhere has a link. */
function besides(snapshot: AnyMachineSnapshot): readonly string[] {
  const { context } = snapshot as ContractsSnapshot;
  if (!snapshot.matches('listed') || context.page === null) return [];
  const isSigning = context.page.items.some(({ state }) => state === 'signing');
  const rows = context.page.items.flatMap(({ mayConclude }) => [
    ...contractKinds.map(words.download),
    ...(mayConclude ? [words.open] : []),
  ]);
  return isSigning ? [words.refresh, ...rows] : rows;
}

export const subject: Subject = {
  entry: entryOf('contracts'),
  render: (actor) => <Contracts actor={actor as ContractsRef} />,
  controls: {
    'contracts.retry': KIT.retry,
    'contracts.turn': pageTurns.older,
    'contracts.conclude': words.conclude.consent,
    'contracts.back': words.back,
  },
  besides,
};
