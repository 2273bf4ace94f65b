import { useLocation } from 'wouter';
import type { DangerousLookupRef } from '#machines/dangerous-lookup/index.ts';
import type { FeedbackRef } from '#machines/feedback/index.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import type { SegregationCheckRef } from '#machines/segregation-check/index.ts';
import { manualQuery } from '#src/ui/copy/dangerous-sheet.ts';
import { page } from '#src/ui/copy/pages/dgdesk.ts';
import { DangerousSearch } from '#src/views/dangerous-lookup/DangerousSearch.tsx';
import { FeedbackDialog } from '#src/views/feedback/FeedbackDialog.tsx';
import { useAddressQuery } from '#src/views/resource/use-content.ts';
import { ServicePage } from '../service/ServicePage.tsx';
import { askedOf, askedWords } from './asked.ts';
import { ClassTiles } from './ClassTiles.tsx';
import { DeskTools } from './DeskTools.tsx';
import { sheetHref } from './desk-classes.ts';
import type { DeskList } from './EntryList.tsx';
import { Results } from './Results.tsx';
import type { DeskCarriers } from './tools/CarrierClasses.tsx';

export interface DgdeskPageProps {
  listing: ResourceRef<DeskList | null>;
  carriers: ResourceRef<DeskCarriers>;
  lookup: DangerousLookupRef;
  segregation: SegregationCheckRef;
  question: FeedbackRef;
}

const PATH = '/dgdesk';

/** The desk: a search whose words are the address, the classes, what was found, and the tools. */
export function DgdeskPage({ listing, carriers, lookup, segregation, question }: DgdeskPageProps) {
  const [, openAddress] = useLocation();
  const asked = askedOf(useAddressQuery(listing));
  const ask = (text: string) => {
    question.send({ type: 'feedback.open' });
    question.send({ type: 'feedback.typed', field: 'text', text: manualQuery.begin(text) });
  };
  return (
    <ServicePage page={page}>
      <div className="mt-3 grid gap-2">
        <DangerousSearch
          actor={lookup}
          keyword={asked.keyword}
          action={PATH}
          onSearch={(keyword) => openAddress(keyword === '' ? PATH : `${PATH}?${new URLSearchParams({ keyword })}`)}
          onChoose={({ unNo }) => openAddress(sheetHref(unNo))}
        />
        <ClassTiles current={asked.dgClass} isSmall={askedWords(asked) !== ''} />
      </div>
      <Results listing={listing} onAsk={ask} />
      <DeskTools segregation={segregation} carriers={carriers} />
      <FeedbackDialog actor={question} title={manualQuery.title} asks={manualQuery} />
    </ServicePage>
  );
}
