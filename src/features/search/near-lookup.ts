import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { DangerousLookupEvent, DangerousLookupRef } from '#machines/dangerous-lookup/index.ts';
import type { NearLookup } from '#src/features/dangerous-goods/box/near.ts';
import { lazyActor, selectLoaded } from '#src/lazy/lazy-actor.ts';

/** The look-up behind the UN boxes of a page's forms: its code comes with the first thing typed. */
export const nearLookup = lazyActor<DangerousLookupRef, never, undefined>(
  async () => (await import('#src/features/dangerous-goods/dangerous-lookup.ts')).wireDangerousLookup(),
  { startOn: () => true },
);

export type NearLookupRef = ActorRefFrom<typeof nearLookup>;

/** A page's look-up as the boxes on it take it. */
export function useNearLookup(late: NearLookupRef): NearLookup {
  const actor = useSelector(late, selectLoaded);
  return useMemo(() => {
    const send = (event: DangerousLookupEvent) => late.send(event);
    return {
      actor,
      onNeed: (text) => send({ type: 'lookup.typed', text }),
      onOpen: (unNo) => send({ type: 'sheet.open', unNo }),
    };
  }, [actor, late]);
}
