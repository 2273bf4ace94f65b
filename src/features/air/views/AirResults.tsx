import type { AirAnswer } from '#contract/services/air-prices.ts';
import { air as words } from '#copy/air/search.ts';
import {
  AIR_LOAD_FIELDS,
  hasPartialRow,
  readAirTerms,
  SHARES,
  type TypedSizes,
  typedSizes,
} from '#domain/air/address.ts';
import { differsByMoreThan } from '#domain/air/load.ts';
import { showMeasure } from '#domain/measure-text.ts';
import { EnquiryNote } from '#src/features/offers/views/EnquiryNote.tsx';
import { ListBar } from '#src/features/offers/views/ListBar.tsx';
import { OnDemand } from '#src/features/offers/views/OnDemand.tsx';
import { withQuery } from '#src/features/page-parts/views/address-query.ts';
import { FilterMenu } from '#src/features/page-parts/views/FilterMenu.tsx';
import { AddressForm } from '#src/features/search/views/AddressForm.tsx';
import { FIELD_BOX } from '#src/features/search/views/QueryFields.tsx';
import { Button, ButtonLink } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { DemoMark } from '#src/ui/parts/DemoMark.tsx';
import { Empty } from '#src/ui/parts/list/Empty.tsx';
import { ClassPlacard } from '#src/ui/placard/ClassPlacard.tsx';
import { FlightTable } from './FlightTable.tsx';
import { limitText } from './limit-text.ts';

interface LoadFormProps {
  query: string;
  goods: AirAnswer['goods'];
  load: AirAnswer['load'];
}

const SIZES = ['length', 'width', 'height', 'pieces'] as const satisfies readonly (keyof TypedSizes)[];
const isSize = (name: string) => SIZES.some((size) => size === name);

/** Sizes, share of light goods and package contents; every change goes into the query string. */
export function LoadForm({ query, goods, load }: LoadFormProps) {
  const { perPackage, packingGroup, share, packages } = readAirTerms(query);
  const hasLoad = packages.length > 0 || share > 0 || perPackage !== '' || packingGroup !== '';
  return (
    <OnDemand
      title={words.form.title}
      note={load === null ? undefined : words.loadWords(showMeasure(load.volume), showMeasure(load.chargeableKg))}
      isOpen={hasLoad}
    >
      <AddressForm
        key={query}
        path="/airLift"
        query={query}
        names={AIR_LOAD_FIELDS}
        isColumn={isSize}
        className="grid gap-1.5 rounded border border-line bg-surface p-2"
      >
        <p className="text-12 text-ink-3">{words.form.note}</p>
        {typedSizes(query).map((row) => (
          <SizeRow key={row.id} row={row} />
        ))}
        <div className="grid grid-cols-2 items-end gap-1.5 md:grid-cols-4">
          <label className="grid gap-0.5 text-12 text-ink-2">
            {words.form.share}
            <select name="share" defaultValue={String(share)} className={FIELD_BOX}>
              {SHARES.map((percent) => (
                <option key={percent} value={percent}>
                  {percent === 0 ? words.form.noShare : words.form.sharePercent(percent)}
                </option>
              ))}
            </select>
          </label>
          {goods === null ? null : (
            <>
              <label className="grid gap-0.5 text-12 text-ink-2">
                {words.form.net}
                <input name="net" defaultValue={perPackage} inputMode="decimal" maxLength={10} className={FIELD_BOX} />
              </label>
              <GroupChoice groups={goods.packingGroups} chosen={packingGroup} />
            </>
          )}
          <Button type="submit">{words.form.submit}</Button>
        </div>
      </AddressForm>
    </OnDemand>
  );
}

function GroupChoice({ groups, chosen }: { groups: readonly string[]; chosen: string }) {
  if (groups.length < 2) return null;
  return (
    <label className="grid gap-0.5 text-12 text-ink-2">
      {words.form.group}
      <select name="group" defaultValue={chosen} className={FIELD_BOX}>
        <option value="">{words.form.anyGroup}</option>
        {groups.map((group) => (
          <option key={group} value={group}>
            {group}
          </option>
        ))}
      </select>
    </label>
  );
}

const SizeRow = ({ row }: { row: TypedSizes }) => (
  <fieldset className="grid grid-cols-4 gap-1">
    <legend className="text-12 text-ink-3">{words.form.row(row.id)}</legend>
    {SIZES.map((name) => (
      <label key={name} className="grid min-w-0 gap-0.5 text-12 text-ink-2">
        {words.form[name]}
        <input name={name} defaultValue={row[name]} inputMode="decimal" maxLength={7} className={FIELD_BOX} />
      </label>
    ))}
  </fieldset>
);

interface GoodsLimitsProps {
  goods: AirAnswer['goods'];
  /** The number as typed. */
  unNo: string;
  /** Enquiry form for goods that no table lists. */
  enquiryHref: string;
}

/** Shows the limits per package for passenger and cargo aircraft, by packing group. */
export function GoodsLimits({ goods, unNo, enquiryHref }: GoodsLimitsProps) {
  if (goods === null)
    return unNo === '' ? (
      <Note>{words.goods.unnamed}</Note>
    ) : (
      <Note
        tone="warn"
        action={
          <ButtonLink size={32} href={enquiryHref}>
            {words.enquire}
          </ButtonLink>
        }
      >
        {words.goods.unlisted(unNo)}
      </Note>
    );
  return (
    <section aria-label={words.goods.title} className="grid gap-1 rounded border border-line bg-surface p-2">
      <h2 className="flex flex-wrap items-center gap-1 font-strong text-16 leading-head">
        {goods.classes.map((value) => (
          <ClassPlacard key={value} value={value} size={24} />
        ))}
        {`UN ${goods.unNo} ${goods.nameCn}`}
      </h2>
      <ul className="grid gap-0.5">
        {goods.limits.map(({ packingGroup, passenger, cargo }) => (
          <li key={packingGroup} className="flex flex-wrap gap-x-2">
            {packingGroup === '' ? null : <span className="text-ink-3">{words.goods.group(packingGroup)}</span>}
            <span>
              {words.aircraft.PAX} <strong>{limitText(passenger)}</strong>
            </span>
            <span>
              {words.aircraft.CAO} <strong>{limitText(cargo)}</strong>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

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
