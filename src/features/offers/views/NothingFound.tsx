import { useSelector } from '@xstate/react';
import type { SellingAnswer } from '#contract/calls/item.ts';
import { fcl as words } from '#copy/fcl/search.ts';
import { search } from '#copy/search/form.ts';
import { formatMoney } from '#domain/money.ts';
import { type SearchEdit, type SearchRef, type SearchTerms, selectUnknownPort } from '#machines/search/index.ts';
import { appliedFilters } from '#src/features/search/views/FilterBar.tsx';
import { Button, ButtonLink } from '#src/ui/parts/Button.tsx';
import { DemoMark } from '#src/ui/parts/DemoMark.tsx';
import { Empty } from '#src/ui/parts/list/Empty.tsx';
import { enquiryAddress } from './links.ts';

interface NothingFoundProps {
  actor: SearchRef;
  answer: SellingAnswer;
  terms: SearchTerms;
}

/** No results: filters to relax, the last known price, and an enquiry with the search terms. */
export function NothingFound({ actor, answer, terms }: NothingFoundProps) {
  const unknown = useSelector(actor, selectUnknownPort);
  const edit = (change: SearchEdit) => actor.send({ type: 'search.edit', edit: change });
  if (unknown !== null)
    return (
      <Empty picture="ship" title={words.unknownPort}>
        {unknown === 'origin' ? words.unknownOrigin : words.unknownDestination}
      </Empty>
    );
  if (answer.total > 0)
    return (
      <Empty
        picture="ship"
        title={words.pastLastTitle}
        actions={
          <Button tone="primary" onClick={() => edit({ kind: 'paged', page: 1 })}>
            {words.firstPage}
          </Button>
        }
      >
        {words.pastLast(answer.total)}
      </Empty>
    );
  const least = answer.fromPrice;
  const isFiltered = appliedFilters(terms, answer.carriers).length > 0;
  const areDaysChosen = terms.etdFrom !== null || terms.etdTo !== null;
  return (
    <Empty
      picture="ship"
      title={isFiltered || areDaysChosen ? words.emptyFiltered : words.emptyTitle}
      actions={
        <>
          {isFiltered ? <Button onClick={() => edit({ kind: 'filtersCleared' })}>{search.clear}</Button> : null}
          {areDaysChosen ? (
            <Button onClick={() => edit({ kind: 'form', change: { etdFrom: null, etdTo: null } })}>
              {words.anyDay}
            </Button>
          ) : null}
          <ButtonLink tone="primary" href={enquiryAddress(terms)}>
            {words.submitEnquiry}
          </ButtonLink>
        </>
      }
    >
      <p>{words.empty}</p>
      {least === null ? null : (
        <p>
          {words.fromPrice(least.ctnType, formatMoney(least.amount, least.currency), least.day)} <DemoMark />
        </p>
      )}
    </Empty>
  );
}
