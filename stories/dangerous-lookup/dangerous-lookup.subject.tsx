import type { AnyMachineSnapshot } from 'xstate';
import { dangerousLookup as words } from '#copy/dangerous-goods/lookup.ts';
import { KIT } from '#copy/kit.ts';
import type { DangerousLookupRef, DangerousLookupSnapshot } from '#machines/dangerous-lookup/index.ts';
import { DangerousLookup } from '#src/features/dangerous-goods/lookup/DangerousLookup.tsx';
import { DangerousSheet } from '#src/features/dangerous-goods/lookup/DangerousSheet.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

/** Each match is a way to its sheet; the only one has a second way below its facts. */
function besides(snapshot: AnyMachineSnapshot): string[] {
  const { matches } = (snapshot as DangerousLookupSnapshot).context;
  const named = matches.map(({ unNo, nameCn }) => `${words.title(unNo)} ${nameCn}`);
  return matches.length === 1 ? [...named, words.who] : named;
}

export const subject: Subject = {
  entry: entryOf('dangerous-lookup'),
  render: (actor) => (
    <div className="grid max-w-[560px] gap-3">
      <DangerousLookup actor={actor as DangerousLookupRef} />
      <DangerousSheet actor={actor as DangerousLookupRef} />
    </div>
  ),
  controls: { 'lookup.retry': KIT.retry, 'sheet.retry': words.sheetRetry },
  besides,
};
