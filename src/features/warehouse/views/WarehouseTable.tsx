import type { Warehouse, WarehouseAnswer } from '#contract/services/warehouse-list.ts';
import { KIT } from '#copy/kit.ts';
import { warehouse as words } from '#copy/warehouse/search.ts';
import { showMeasure } from '#domain/measure-text.ts';
import { formatMoney } from '#domain/money.ts';
import type { StorageMode } from '#domain/warehouse/kinds.ts';
import { type CostStep, CostSteps } from '#src/features/offers/views/CostSteps.tsx';
import { FeeTable } from '#src/features/offers/views/FeeTable.tsx';
import { lowestId } from '#src/features/offers/views/lowest.ts';
import { RefusedRow } from '#src/features/offers/views/PriceBadges.tsx';
import { RowTotal } from '#src/features/offers/views/RowTotal.tsx';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Badge, type BadgeTone } from '#src/ui/parts/common/Badge.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { type Column, Table } from '#src/ui/parts/list/Table.tsx';
import { PlacardRow } from '#src/ui/placard/ClassPlacard.tsx';

type Charge = NonNullable<Warehouse['charge']>;

function stepsOf(charge: Charge, { freeDays }: Warehouse): CostStep[] {
  const unit = words.modes[charge.mode];
  return [
    {
      name: words.steps.measured(unit),
      value: words.steps.quantity(showMeasure(charge.quantity), unit),
      ...(charge.isLeastQuantity ? { note: words.steps.leastQuantity } : {}),
    },
    {
      name: words.steps.stay,
      value: words.steps.days(charge.days),
      ...(charge.isLeastDays ? { note: words.steps.leastDays } : {}),
    },
    { name: words.steps.paid(freeDays), value: words.steps.days(charge.paidDays) },
  ];
}

/** How the charged quantity and days are calculated, with every price line. */
export const StayCost = ({ store, charge }: { store: Warehouse; charge: Charge }) => (
  <div className="grid gap-3 pt-1 lg:grid-cols-2">
    <div className="grid content-start gap-1">
      <h3 className="font-strong">{words.steps.title}</h3>
      <CostSteps steps={stepsOf(charge, store)} />
    </div>
    <FeeTable offer={charge} />
  </div>
);

const small = 'block font-normal text-12 text-ink-3';
const YUAN = '1';

interface WarehouseTableProps {
  answer: WarehouseAnswer;
  mode: StorageMode;
  /** Address that opens a warehouse over the list. */
  openHref: (id: string) => string;
  /** Order form of a warehouse. */
  bookHref: (id: string) => string;
  /** Enquiry about goods or a duration without a listed price. */
  enquiryHref: string;
}

/** All warehouses: permitted goods, prices, total of the stay, or why they refuse the goods. */
export function WarehouseTable({ answer, mode, openHref, bookHref, enquiryHref }: WarehouseTableProps) {
  return (
    <Table
      caption={words.list}
      columns={columnsOf(answer, mode, { openHref, bookHref })}
      rows={answer.items}
      rowKey={({ id }) => id}
      faint={({ fit }) => fit === 'REFUSED'}
      cardsBelow={1024}
      detail={(store) => <Detail store={store} answer={answer} enquiryHref={enquiryHref} />}
    />
  );
}

interface DetailProps extends Pick<WarehouseTableProps, 'answer' | 'enquiryHref'> {
  store: Warehouse;
}

function Detail({ store, answer: { goods }, enquiryHref }: DetailProps) {
  const { fit, reasons, charge, name } = store;
  if (fit === 'FITS' && charge === null) return null;
  const texts = words.reasons(reasons, goods);
  if (fit === 'REFUSED') return <RefusedRow title={words.refusedTitle(name)} reasons={texts} />;
  return (
    <div className="grid gap-1 px-1.5 pb-1">
      {fit === 'ASK' ? (
        <Note
          tone="warn"
          title={words.askTitle}
          action={
            <ButtonLink size={32} href={enquiryHref}>
              <span className="sr-only">{words.enquireOf(name)}</span>
              {words.enquire}
            </ButtonLink>
          }
        >
          {texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Note>
      ) : null}
      {charge === null ? null : (
        <details>
          <summary className="min-h-4 cursor-pointer py-0.5 text-link">{words.detail}</summary>
          <StayCost store={store} charge={charge} />
        </details>
      )}
    </div>
  );
}

const columnsOf = (
  { goods, items }: WarehouseAnswer,
  mode: StorageMode,
  { openHref, bookHref }: Pick<WarehouseTableProps, 'bookHref' | 'openHref'>,
): readonly Column<Warehouse>[] => {
  const lowest = lowestOf(items);
  return [
    {
      key: 'name',
      label: words.columns.name,
      render: (store) => <Name store={store} hasGoods={goods.length > 0} isLowest={store.id === lowest} />,
    },
    { key: 'takes', label: words.columns.takes, card: 'col-span-full', render: (store) => <Takes store={store} /> },
    { key: 'area', label: words.columns.area, render: (store) => <Area store={store} /> },
    { key: 'rates', label: words.columns.rates, render: (store) => <Rates store={store} /> },
    { key: 'terms', label: words.columns.terms, render: (store) => <Terms store={store} /> },
    {
      key: 'total',
      label: words.columns.total,
      numeric: true,
      early: true,
      render: (store) => <Total store={store} mode={mode} />,
    },
    {
      key: 'action',
      label: words.columns.action,
      quiet: true,
      render: ({ id, name, fit }) => (
        <span className="inline-flex flex-wrap gap-0.5">
          {fit === 'REFUSED' ? null : (
            <ButtonLink size={32} href={bookHref(id)} aria-label={`${words.order.book} ${name}`}>
              {words.order.book}
            </ButtonLink>
          )}
          <ButtonLink size={32} href={openHref(id)} aria-label={`${words.open} ${name}`}>
            {words.open}
          </ButtonLink>
        </span>
      ),
    },
  ];
};

const FIT_TONES: Record<Warehouse['fit'], BadgeTone> = { FITS: 'ok', ASK: 'warn', REFUSED: 'track' };

/** Cheapest stay among the warehouses that accept the goods. */
const lowestOf = (stores: readonly Warehouse[]) =>
  lowestId(
    stores.flatMap(({ id, fit, charge }) => (fit === 'FITS' && charge !== null ? [{ priceId: id, ...charge }] : [])),
  );

interface NameProps {
  store: Warehouse;
  hasGoods: boolean;
  isLowest: boolean;
}

const Name = ({ store, hasGoods, isLowest }: NameProps) => (
  <>
    <span className="flex flex-wrap items-center gap-0.75 font-strong">
      {store.name}
      {hasGoods ? <Badge tone={FIT_TONES[store.fit]}>{words.fit[store.fit]}</Badge> : null}
      {isLowest ? <Badge tone="low">{words.lowest}</Badge> : null}
    </span>
    <span className={small}>{words.cityDistrict(store.city.nameCn, store.district)}</span>
    <span className={small}>{words.distance(store.port.nameCn, store.portKilometres)}</span>
  </>
);

const Takes = ({ store: { kinds, dgClasses } }: { store: Warehouse }) => (
  <>
    <span className="mb-0.5 flex flex-wrap gap-0.5">
      {kinds.map((kind) => (
        <Badge key={kind} tone="sea">
          {kind}
        </Badge>
      ))}
    </span>
    <PlacardRow values={dgClasses} />
  </>
);

const Area = ({ store: { areaFree, areaTotal, temperature, docks } }: { store: Warehouse }) => (
  <>
    <span className="tabular-nums">{words.area(showMeasure(String(areaFree)), showMeasure(String(areaTotal)))}</span>
    <span className={small}>{temperature}</span>
    <span className={small}>{words.docks(docks)}</span>
  </>
);

const Rates = ({ store: { rates } }: { store: Warehouse }) => (
  <ul>
    {rates.map(({ mode, perDay }) => (
      <li key={mode} className="whitespace-nowrap tabular-nums">
        {words.rate(formatMoney(perDay, YUAN), words.modes[mode])}
      </li>
    ))}
  </ul>
);

const Terms = ({ store: { handlingPerTon, freeDays, minimumDays, minimumQuantity } }: { store: Warehouse }) => (
  <>
    <span className="tabular-nums">{words.handling(formatMoney(handlingPerTon, YUAN))}</span>
    <span className={small}>{words.free(freeDays)}</span>
    <span className={small}>{words.least(minimumDays, minimumQuantity)}</span>
  </>
);

function Total({ store: { charge, rates, fit }, mode }: { store: Warehouse; mode: StorageMode }) {
  if (fit === 'REFUSED') return KIT.none;
  if (charge !== null) return <RowTotal totals={charge.totals} lines={charge.lines} />;
  const isSold = rates.some((one) => one.mode === mode);
  return <span className="text-12 text-ink-3">{isSold ? words.needsLoad : words.notSold(words.modes[mode])}</span>;
}
