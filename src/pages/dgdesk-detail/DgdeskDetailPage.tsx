import { useSelector } from '@xstate/react';
import { type DangerousLookupRef, selectIsOpen, selectUnNo } from '#machines/dangerous-lookup/index.ts';
import { dangerousLookup as words } from '#src/ui/copy/dangerous-lookup.ts';
import { page } from '#src/ui/copy/pages/dgdesk-detail.ts';
import { DangerousSheet } from '#src/views/dangerous-lookup/DangerousSheet.tsx';
import { ServicePage } from '../service/ServicePage.tsx';

const opened = { ...page, sections: [], ways: page.ways.slice(0, 1) };

/** One number's sheet; without a number, what a sheet holds. */
export function DgdeskDetailPage({ actor }: { actor: DangerousLookupRef }) {
  const isOpen = useSelector(actor, selectIsOpen);
  const unNo = useSelector(actor, selectUnNo);
  if (!isOpen) return <ServicePage page={page} />;
  return (
    <ServicePage page={opened}>
      <section
        aria-label={words.title(unNo)}
        className="mt-3 max-w-100 rounded border border-line bg-surface p-2 md:p-3"
      >
        <h2 className="mb-2 font-strong text-20 tabular-nums">{words.title(unNo)}</h2>
        <DangerousSheet actor={actor} />
      </section>
    </ServicePage>
  );
}
