import { type ComponentType, createElement } from 'react';
import { type AnyActorRef, waitFor } from 'xstate';
import type { FclRef, FclSnapshot } from '#machines/fcl/index.ts';
import type { LazyRef } from '#machines/kit/lazy.ts';
import { sessionOf } from '#src/app/session-of.ts';
import { OfferResults } from '#src/features/offers/views/OfferResults.tsx';
import type { FclTools, ResultsProps } from '#src/features/offers/views/tools.ts';
import { selectLoaded } from '#src/lazy/lazy-actor.ts';
import { tools as logic } from './tools.ts';

export const tools = logic;

/** Resolves with a tool of the list, once its code is loaded. */
async function loaded<Tool extends AnyActorRef>(tool: LazyRef<Tool> | undefined): Promise<Tool> {
  const running = tool && selectLoaded(await waitFor(tool, (snapshot) => selectLoaded(snapshot) !== null));
  if (!running) throw new Error('the list is not open');
  return running;
}

/** The list, once all its tools run. */
export async function resultsOf(
  page: FclRef,
  isListSettled: (snapshot: FclSnapshot) => boolean,
): Promise<ComponentType<ResultsProps>> {
  const { children } = await waitFor(page, isListSettled);
  const [clock, files, sharing, link] = await Promise.all([
    loaded(children.clock),
    loaded(children.files),
    loaded(children.sharing),
    loaded(children.link),
  ]);
  const [trend, month, compared, fees] = await Promise.all([
    loaded(children.trend),
    loaded(children.month),
    loaded(children.compared),
    loaded(children.fees),
  ]);
  const running: FclTools = {
    ...{ clock, files, sharing, link, trend, month, compared, fees },
    session: sessionOf(page.system),
  };
  return (own) => createElement(OfferResults, { ...own, tools: running });
}
