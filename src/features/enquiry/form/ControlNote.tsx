import { useSelector } from '@xstate/react';
import { use } from 'react';
import { enquiryNotes as words } from '#copy/enquiry/form.ts';
import { type EnquiryRef, selectNumber, selectOpenedNumber } from '#machines/enquiry/index.ts';
import { controlWords } from '#src/features/dangerous-goods/box/entry-line.ts';
import { NearDangerousLookup } from '#src/features/dangerous-goods/box/near.ts';
import { useKnownEntry } from '#src/features/dangerous-goods/lookup/use-known-goods.ts';
import { Note } from '#src/ui/parts/common/Note.tsx';

/** Permits required for controlled goods; informative, never blocks the enquiry. */
export function ControlNote({ actor }: { actor: EnquiryRef }) {
  const unNo = useSelector(actor, selectNumber);
  const opened = useSelector(actor, selectOpenedNumber);
  const found = useKnownEntry(use(NearDangerousLookup)?.actor ?? null, unNo);
  const known = found ?? (opened?.unNo === unNo ? opened : null);
  const controls = controlWords(known?.controls ?? []);
  if (unNo === null || controls.length === 0) return null;
  return (
    <div className="col-span-full">
      <Note tone="warn" live title={words.controlsTitle(controls)}>
        {words.controls}
      </Note>
    </div>
  );
}
