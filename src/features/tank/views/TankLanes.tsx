import type { TankAnswer, TankOffer } from '#contract/services/tank-prices.ts';
import { tank, tank as words } from '#copy/tank/search.ts';
import { compare } from '#domain/decimal.ts';
import { readFields } from '#domain/query-text.ts';
import { FILL_FIELDS, FIND_FIELDS, parseTankQuery } from '#domain/tank/address.ts';
import type { TankNeed } from '#domain/tank/need.ts';
import { tanksOf } from '#domain/tank/order-link.ts';
import { ListBar } from '#src/features/offers/views/ListBar.tsx';
import { NoOffers } from '#src/features/offers/views/NoOffers.tsx';
import { OnDemand } from '#src/features/offers/views/OnDemand.tsx';
import { withQuery } from '#src/features/page-parts/views/address-query.ts';
import { FilterMenus } from '#src/features/page-parts/views/FilterMenu.tsx';
import { AddressForm } from '#src/features/search/views/AddressForm.tsx';
import { FIELD_BOX, FIELD_LABEL } from '#src/features/search/views/QueryFields.tsx';
import { Button, ButtonLink } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { DemoMark } from '#src/ui/parts/DemoMark.tsx';
import type { TankLanes as Content } from './content.ts';
import { TankTable } from './TankTable.tsx';

const tankFillFormWords = tank.form;
const TANK_FILL_FORM_LIST = '/tankIndex';
const TYPED = [
  ['d15', tankFillFormWords.density15],
  ['d50', tankFillFormWords.density50],
  ['ft', tankFillFormWords.fillTemp],
] as const;

/** The input is invalid, or the density rises with temperature. */
function isWrong(query: string): boolean {
  const fields = readFields(query);
  const { density15, density50, fillTemp } = parseTankQuery(query);
  const read = { d15: density15, d50: density50, ft: fillTemp };
  const isUnread = TYPED.some(([name]) => (fields.get(name) ?? '') !== '' && read[name] === '');
  return isUnread || (density15 !== '' && density50 !== '' && compare(density50, density15) >= 0);
}

/** Inputs of the filling degree, kept in the URL; each row shows the permitted quantity. */
export function TankFillForm({ query, isDanger }: { query: string; isDanger: boolean }) {
  const fields = readFields(query);
  return (
    <OnDemand title={tankFillFormWords.title} isOpen={FILL_FIELDS.some((name) => (fields.get(name) ?? '') !== '')}>
      <AddressForm
        key={query}
        path={TANK_FILL_FORM_LIST}
        query={query}
        names={FILL_FIELDS}
        title={tankFillFormWords.title}
        className="grid gap-1 rounded border border-line bg-surface p-2"
      >
        <p className="text-12 text-ink-3">{tankFillFormWords.note}</p>
        <div className="grid grid-cols-2 items-end gap-1.5 md:grid-cols-[1fr_1fr_1fr_1fr_auto]">
          {isDanger ? (
            <label className={FIELD_LABEL}>
              {tankFillFormWords.group}
              <select name="pg" defaultValue={parseTankQuery(query).packingGroup} className={FIELD_BOX}>
                <option value="">{tankFillFormWords.anyGroup}</option>
                {['I', 'II', 'III'].map((group) => (
                  <option key={group} value={group}>
                    {group}
                  </option>
                ))}
              </select>
            </label>
          ) : null}
          {TYPED.map(([name, title]) => (
            <label key={name} className={FIELD_LABEL}>
              {title}
              <input
                name={name}
                defaultValue={(fields.get(name) ?? '').slice(0, 10)}
                inputMode="decimal"
                maxLength={10}
                className={FIELD_BOX}
              />
            </label>
          ))}
          <Button type="submit">{tankFillFormWords.submit}</Button>
        </div>
        {isWrong(query) ? <Note tone="warn">{tankFillFormWords.wrong}</Note> : null}
      </AddressForm>
    </OnDemand>
  );
}

const OF_THE_PAGE = ['tab', 'type', 'page', 'boxes', ...FILL_FIELDS, ...FIND_FIELDS.filter((name) => name !== 'unNo')];

/** Enquiry with the typed goods and tanks. */
export function laneEnquiryHref(query: string): string {
  const { packingGroup, density15, density50 } = parseTankQuery(query);
  const left = Object.fromEntries(OF_THE_PAGE.map((name) => [name, null]));
  const asked = { group: packingGroup || null, density15: density15 || null, density50: density50 || null };
  return `/enquiryFcl${withQuery(query, { ...left, service: 'tank', ...asked, tanks: String(tanksOf(query)) })}`;
}

const LIST = '/tankIndex';

const endsOf = ({ org, dst }: TankOffer) => ({
  ...{ orgPort: org.nameCn, orgPortCode: org.code, dstPort: dst.nameCn, dstPortCode: dst.code },
});

/** The same goods in containers, for prices on request. */
const boxesHref = (query: string) => `/shippingFcl${withQuery(query, { tab: null, type: null, page: null })}`;

/** Sailings of a lane, or the next sailing of each lane. */
export function TankLanes({ content, query }: { content: Content; query: string }) {
  const { answer, orgPortCode, dstPortCode, isDanger } = content;
  if (orgPortCode !== '' && answer.org === null) return <Note tone="warn">{words.unknownOrigin}</Note>;
  if (dstPortCode !== '' && answer.dst === null) return <Note tone="warn">{words.unknownDestination}</Note>;
  const isLane = orgPortCode !== '' && dstPortCode !== '';
  const kind = isDanger ? 'Y' : 'N';
  return (
    <div className="grid gap-1.5">
      <section aria-label={words.caption} className="grid min-w-0 gap-1">
        <ListBar title={(isLane ? words.list : words.lanes)(answer.items.length)} note={words.pricedFor(answer.tanks)}>
          <Types answer={answer} query={query} />
          <TankFillForm query={query} isDanger={isDanger} />
        </ListBar>
        {answer.items.length === 0 ? (
          <Nothing query={query} />
        ) : (
          <>
            <TankTable
              items={answer.items}
              isDanger={isDanger}
              isMelted={answer.need?.kind === 'LIQUID' && answer.need.provision === 'TP3'}
              isUnlisted={content.unNo !== '' && answer.need === null}
              now={answer.now}
              laneHref={
                isLane ? null : (item) => `${LIST}${withQuery(query, { ...endsOf(item), isDanger: kind, type: null })}`
              }
              enquiryHref={(item) => laneEnquiryHref(withQuery(query, { ...endsOf(item), isDanger: kind }))}
              orderHref={(item) =>
                `${LIST}${withQuery(query, { ...endsOf(item), isDanger: kind, priceId: item.priceId, type: null })}`
              }
            />
            <p className="text-12 text-ink-3">
              <DemoMark /> {words.note}
            </p>
          </>
        )}
      </section>
      <Need content={content} query={query} />
    </div>
  );
}

function needText(unNo: string, name: string, need: Exclude<TankNeed, { kind: 'LIQUID' }>, isGas: boolean): string {
  switch (need.kind) {
    case 'GAS':
      return words.need.GAS(unNo, name, need.code);
    case 'ASKED':
      return words.need.ASKED(unNo, name, need.code, need.why);
    case 'UNKNOWN':
      return words.need.DOUBT(unNo, name);
    default:
      return words.need.NONE(unNo, name, isGas);
  }
}

/** Minimum tank for the goods, and alternatives when no listed tank suits. */
function Need({ content: { answer, unNo }, query }: { content: Content; query: string }) {
  const { goods, need } = answer;
  if (unNo === '') return null;
  const name = goods?.nameCn ?? '';
  const isRefused = answer.items.length > 0 && answer.items.every(({ bookable }) => bookable === 'REFUSED');
  const isWeak = answer.items.length > 0 && answer.items.every(({ fit }) => fit === 'WEAK');
  const next = isRefused ? words.refusedNext : isWeak ? words.weakNext : null;
  const enquire = (
    <ButtonLink size={32} href={laneEnquiryHref(query)}>
      {words.enquire}
    </ButtonLink>
  );
  if (need === null)
    return (
      <Note tone="warn" action={enquire}>
        {words.need.UNKNOWN(unNo)}
      </Note>
    );
  if (need.kind === 'LIQUID')
    return (
      <Note tone={next === null ? 'plain' : 'warn'} {...(next === null ? {} : { action: enquire })}>
        <p>{words.need.LIQUID(unNo, name, need.code, need.provision)}</p>
        {need.isInDoubt ? <p>{words.need.IN_DOUBT}</p> : null}
        {next === null ? null : <p>{next}</p>}
      </Note>
    );
  return (
    <Note
      tone="warn"
      action={
        <span className="flex flex-wrap gap-1">
          {need.kind === 'NONE' ? (
            <ButtonLink size={32} href={boxesHref(query)}>
              {words.boxes}
            </ButtonLink>
          ) : null}
          {enquire}
        </span>
      }
    >
      {needText(unNo, name, need, goods?.classes[0]?.startsWith('2.') === true)}
    </Note>
  );
}

function Types({ answer: { tankTypes }, query }: { answer: TankAnswer; query: string }) {
  const { tankType } = parseTankQuery(query);
  if (tankTypes.length < 2 && tankType === '') return null;
  const linkTo = (type: string | null, label: string) => ({
    label,
    to: `${LIST}${withQuery(query, { type })}`,
    isCurrent: tankType === (type ?? ''),
  });
  const links = [linkTo(null, words.filters.any), ...tankTypes.map((type) => linkTo(type, type))];
  return <FilterMenus groups={[{ label: words.filters.type, links }]} />;
}

function Nothing({ query }: { query: string }) {
  const cleared = withQuery(query, { type: null, etdFrom: null, etdTo: null });
  const links = [
    [words.clear, `${LIST}${cleared}`],
    [words.all, LIST],
    [words.enquire, laneEnquiryHref(query)],
  ] as const;
  return (
    <NoOffers picture="tank" title={words.emptyTitle} links={links}>
      {words.empty}
    </NoOffers>
  );
}
