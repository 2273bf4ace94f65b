import { type ComponentType, createElement } from 'react';
import { type AnyActorRef, waitFor } from 'xstate';
import type { FclRef, FclSnapshot } from '#machines/fcl/index.ts';
import { sessionOf } from '#src/app/session-of.ts';
import { OfferResults } from '#src/features/offers/views/OfferResults.tsx';
import type { FclTools, ResultsProps } from '#src/features/offers/views/tools.ts';
import { selectLoaded } from '#src/lazy/select-loaded.ts';
import { tools as logic } from './tools.ts';

export const tools = logic;

/** The list, once all its tools run. */
export async function resultsOf(
  page: FclRef,
  isListSettled: (snapshot: FclSnapshot) => boolean,
): Promise<ComponentType<ResultsProps>> {
  const children: Record<string, AnyActorRef | undefined> = (await waitFor(page, isListSettled)).children;
  const running = await Promise.all(
    Object.keys(logic).map(async (name) => {
      const tool = children[name];
      if (tool === undefined) throw new Error('the list is not open');
      return [name, selectLoaded(await waitFor(tool, (snapshot) => selectLoaded(snapshot) !== null))] as const;
    }),
  );
  const props = { tools: { session: sessionOf(page.system), ...Object.fromEntries(running) } as unknown as FclTools };
  return (own) => createElement(OfferResults, { ...own, ...props });
}
