import { tankFleet } from '#copy/tank/fleet.ts';
import { readUnNumber } from '#domain/dangerous-goods/numbers.ts';
import { containerCheckDigit, isContainerNumber } from '#domain/identity/container-number.ts';
import { readFields } from '#domain/query-text.ts';
import { FIND_FIELDS } from '#domain/tank/address.ts';
import { parseTankSearch } from '#domain/tank/search-query.ts';
import { withQuery } from '#src/features/page-parts/views/address-query.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { DemoMark } from '#src/ui/parts/DemoMark.tsx';
import { Empty } from '#src/ui/parts/list/Empty.tsx';
import type { TankFindContent } from './content.ts';
import { FoundTank } from './FoundTank.tsx';
import { laneEnquiryHref } from './lane-enquiry.ts';
import { TankFindForm } from './TankFindForm.tsx';

const words = tankFleet.find;
const LIST = '/tankIndex';

/** Removes the look-up's parameters from the query. */
const elsewhere = (query: string, changes: Readonly<Record<string, string | null>>) =>
  `${LIST}${withQuery(query, {
    ...Object.fromEntries(FIND_FIELDS.filter((name) => name !== 'unNo').map((name) => [name, null])),
    ...changes,
  })}`;

/** Looks up a tank by number: facts and suitability, or advice for unknown tanks. */
export function TankFinder({ content: { sailings, found }, query }: { content: TankFindContent; query: string }) {
  const { typed } = parseTankSearch(query);
  const named = (readFields(query).get('unNo') ?? '').trim();
  const unNo = readUnNumber(named) ?? '';
  return (
    <div className="grid gap-2">
      <TankFindForm query={query} sailings={sailings} />
      <div aria-live="polite" className="grid gap-2">
        <Wrong typed={typed} />
        {named !== '' && unNo === '' ? <Note tone="warn">{words.unNoWrong}</Note> : null}
        {found === null ? null : found.tank === null ? (
          <Empty
            picture="tank"
            level={2}
            title={words.unknownTitle(found.number)}
            actions={
              <>
                <ButtonLink href={elsewhere(query, { tab: null })}>{words.own}</ButtonLink>
                <ButtonLink href={elsewhere(query, { tab: 'cleaning' })}>{words.clean}</ButtonLink>
                <ButtonLink href={elsewhere(query, { tab: 'rental' })}>{words.rental}</ButtonLink>
              </>
            }
          >
            {words.unknown}
          </Empty>
        ) : (
          <FoundTank
            found={found}
            unNo={unNo}
            links={{
              rent: (type, warehouseId) =>
                elsewhere(query, { tab: 'rental', type, warehouseId, term: 'SHORT', tankNo: found.number }),
              enquire: laneEnquiryHref(withQuery(query, { isDanger: 'Y', unNo })),
              desk: `/dgdesk?keyword=${unNo}`,
            }}
          />
        )}
      </div>
      <p className="text-12 text-ink-3">
        <DemoMark /> {words.notice}
      </p>
    </div>
  );
}

/** Error of an invalid number; none while empty. */
function Wrong({ typed }: { typed: string }) {
  if (typed === '' || isContainerNumber(typed)) return null;
  const digit = typed.length === 11 ? containerCheckDigit(typed) : null;
  return (
    <Note tone="warn" live>
      {digit === null ? words.shape : words.digit(digit)}
    </Note>
  );
}
