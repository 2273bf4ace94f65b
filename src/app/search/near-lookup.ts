import { useState } from 'react';
import type { DangerousLookupRef } from '#machines/dangerous-lookup/index.ts';
import type { NearLookup } from '../../views/dangerous-lookup/box/near.ts';
import { loadChunk } from '../chunks.ts';

let shared: DangerousLookupRef | null = null;
let typed = '';

async function bring(): Promise<DangerousLookupRef> {
  const { sharedDangerousLookup } = await loadChunk(() => import('../dangerous-lookup.ts'));
  if (shared === null) {
    shared = sharedDangerousLookup();
    shared.send({ type: 'lookup.typed', text: typed });
  }
  return shared;
}

/** The look-up behind the UN boxes of a page's forms: its code and its actor come with the first thing typed. */
export function useNearLookup(): NearLookup {
  const [actor, setActor] = useState(shared);
  const onNeed = (text: string) => {
    typed = text;
    bring().then(setActor, () => undefined);
  };
  const onOpen = (unNo: string) => {
    bring().then(
      (lookup) => {
        setActor(lookup);
        lookup.send({ type: 'sheet.open', unNo });
      },
      () => undefined,
    );
  };
  return { actor, onNeed, onOpen };
}
