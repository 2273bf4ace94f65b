import type { AirAnswer } from '#contract/calls/air-prices.ts';
import { air as words } from '#copy/air/search.ts';
import { hasPartialRow, readAirTerms } from '#domain/air/address.ts';
import { differsByMoreThan } from '#domain/air/load.ts';
import { showMeasure } from '#domain/measure-text.ts';
import { EnquiryNote } from '#src/features/offers/views/EnquiryNote.tsx';
import { ListBar } from '#src/features/offers/views/ListBar.tsx';
import { withQuery } from '#src/features/page-parts/views/address-query.ts';
import { FilterMenu } from '#src/features/page-parts/views/FilterMenu.tsx';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { DemoMark } from '#src/ui/parts/DemoMark.tsx';
import { Empty } from '#src/ui/parts/list/Empty.tsx';
import { FlightTable } from './FlightTable.tsx';
import { GoodsLimits } from './GoodsLimits.tsx';
import { LoadForm } from './LoadForm.tsx';

const LIST = '/airLift';

/** The search terms as typed. */
export interface AirSearched {
  isDanger: boolean;
  unNo: string;
  volume: string;
}

interface AirResultsProps {
  answer: AirAnswer;
  searched: AirSearched;
  query: string;
}

/** Results of a search with both airports. */
export function AirResults({ answer, searched, query }: AirResultsProps) {
  const { org, dst, items } = answer;
  if (org === null) return <Note tone="warn">{words.unknownOrigin}</Note>;
  if (dst === null) return <Note tone="warn">{words.unknownDestination}</Note>;
  const enquiryHref = `/enquiryFcl${withQuery(query, { service: 'air' })}`;
  const open = items.filter(({ bookable }) => bookable === 'BOOKABLE').length;
  return (
    <div className="grid gap-1.5">
      <Notes answer={answer} volume={searched.volume} query={query} />
      <section aria-label={words.list} className="grid gap-1">
        <ListBar title={words.found(open)} note={words.unit}>
          <Filters answer={answer} query={query} />
          <LoadForm query={query} goods={answer.goods} load={answer.load} />
        </ListBar>
        {items.length === 0 ? (
          <Empty
            picture="drum"
            level={3}
            title={words.emptyTitle}
            actions={
              <>
                <ButtonLink href={`${LIST}${withQuery(query, { aircraft: null, airline: null })}`}>
                  {words.clear}
                </ButtonLink>
                <ButtonLink href={enquiryHref}>{words.enquire}</ButtonLink>
              </>
            }
          >
            {words.empty}
          </Empty>
        ) : (
          <>
            <EnquiryNote items={items} goods={answer.goods} href={enquiryHref} />
            <FlightTable
              answer={answer}
              query={query}
              hrefWith={(changes) => `${LIST}${withQuery(query, changes)}`}
              enquiryHref={enquiryHref}
            />
            <p className="text-12 text-ink-3">
              <DemoMark /> {words.legend}
            </p>
          </>
        )}
      </section>
      {searched.isDanger ? <GoodsLimits goods={answer.goods} unNo={searched.unNo} enquiryHref={enquiryHref} /> : null}
    </div>
  );
}

/** Dimensions that the user should check. */
function Notes({ answer, volume, query }: { answer: AirAnswer; volume: string; query: string }) {
  const { packages } = readAirTerms(query);
  const measured = answer.load?.volume ?? '';
  const differs = packages.length > 0 && differsByMoreThan(volume, measured, 5);
  return (
    <>
      {hasPartialRow(query) ? <Note tone="warn">{words.halfSizes}</Note> : null}
      {differs ? <Note tone="warn">{words.volumeDiffers(showMeasure(measured), showMeasure(volume))}</Note> : null}
    </>
  );
}

function Filters({ answer, query }: { answer: AirAnswer; query: string }) {
  const { aircraft, carrier } = readAirTerms(query);
  const to = (changes: Readonly<Record<string, string | null>>) => `${LIST}${withQuery(query, changes)}`;
  const types = [
    { label: words.filters.anyAircraft, to: to({ aircraft: null }), isCurrent: aircraft === null },
    ...answer.aircraft.map((type) => ({
      label: words.aircraft[type],
      to: to({ aircraft: type }),
      isCurrent: type === aircraft,
    })),
  ];
  const airlines = [
    { label: words.filters.anyAirline, to: to({ airline: null }), isCurrent: carrier === '' },
    ...answer.carriers.map(({ code, nameCn }) => ({
      label: nameCn,
      to: to({ airline: code }),
      isCurrent: code === carrier,
    })),
  ];
  return (
    <>
      <FilterMenu label={words.filters.aircraft} links={types} />
      {answer.carriers.length > 1 ? <FilterMenu label={words.filters.airline} links={airlines} /> : null}
    </>
  );
}
