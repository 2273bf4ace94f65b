import { lazy, Suspense } from 'react';
import { dangerousLookup } from '#copy/dangerous-goods/lookup.ts';
import { dangerousDesk } from '#copy/dg-desk/page.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { ResourceView } from '#src/features/resource/views/ResourceView.tsx';
import { useAddressQuery } from '#src/features/resource/views/use-content.ts';
import { Button, ButtonLink } from '#src/ui/parts/Button.tsx';
import { SkeletonRows } from '#src/ui/parts/common/Skeleton.tsx';
import { Empty, Missing } from '#src/ui/parts/list/Empty.tsx';
import type { DeskList } from './EntryList.tsx';
import { queryOf, queryText } from './query.ts';

const words = dangerousDesk.results;

/** Loads with the first search that needs a table. */
const EntryList = lazy(() =>
  import('./EntryList.tsx').then(
    ({ EntryList: List }) => ({ default: List }),
    () => ({ default: Missing }),
  ),
);

interface ResultsProps {
  listing: ResourceRef<DeskList | null>;
  onAsk: (text: string) => void;
}

/** Results of the search; nothing without one. */
export function Results({ listing, onAsk }: ResultsProps) {
  const what = queryText(queryOf(useAddressQuery(listing)));
  if (what === '') return null;
  const none = <NothingFound what={what} onAsk={onAsk} />;
  return (
    <section aria-label={words.title} className="mt-3">
      <h2 className="font-strong text-20 leading-head">{words.of(what)}</h2>
      <p className="mt-0.5 mb-1.5 text-ink-2">{words.note}</p>
      <ResourceView actor={listing} skeleton={<SkeletonRows rows={6} columns={6} />} missing={none} room="min-h-[60vh]">
        {(list, query) =>
          list === null || list.items.length === 0 ? (
            none
          ) : (
            <Suspense fallback={<SkeletonRows rows={6} columns={6} />}>
              <EntryList list={list} query={query} caption={words.of(what)} />
            </Suspense>
          )
        }
      </ResourceView>
    </section>
  );
}

function NothingFound({ what, onAsk }: { what: string; onAsk: (text: string) => void }) {
  return (
    <Empty
      picture="drum"
      title={words.none(what)}
      actions={
        <>
          <Button tone="primary" onClick={() => onAsk(what)}>
            {dangerousLookup.ask}
          </Button>
          <ButtonLink href="/dgdesk">{words.all}</ButtonLink>
        </>
      }
    >
      {words.noneText}
    </Empty>
  );
}
