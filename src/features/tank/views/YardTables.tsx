import type { TankYards } from '#contract/services/tank-prices.ts';
import { tank } from '#copy/tank/search.ts';
import { showMeasure } from '#domain/measure-text.ts';
import { formatMoney } from '#domain/money.ts';
import type { RentalTerm } from '#domain/tank/kinds.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { type Column, Table } from '#src/ui/parts/list/Table.tsx';

const words = tank.yards;
const small = 'block font-normal text-12 text-ink-3';

type Rented = TankYards['rented'][number];
type Depot = TankYards['depots'][number];
type Work = TankYards['works'][number];

const money = ({ amount, currency }: { amount: string; currency: string }) => formatMoney(amount, currency);

/** Tank types for lease with daily rates and terms. */
export function RentalTable({
  rented,
  bookHref,
}: {
  rented: readonly Rented[];
  bookHref: (type: string, term: RentalTerm) => string;
}) {
  const termColumn = (term: RentalTerm, label: string): Column<Rented> => ({
    key: term,
    label,
    numeric: true,
    render: ({ terms }) => {
      const found = terms.find((one) => one.term === term);
      return found === undefined ? (
        '—'
      ) : (
        <>
          {words.perDay(money(found.perDay))}
          <span className={small}>{words.from(found.leastDays)}</span>
        </>
      );
    },
  });
  const columns: Column<Rented>[] = [
    {
      key: 'type',
      label: words.columns.type,
      render: ({ tankType }) => <span className="font-strong">{tankType}</span>,
    },
    {
      key: 'capacity',
      label: words.columns.capacity,
      numeric: true,
      render: ({ capacityLitres }) => tank.litres(showMeasure(String(capacityLitres))),
    },
    termColumn('SHORT', words.columns.short),
    termColumn('LONG', words.columns.long),
    termColumn('FINANCE', words.columns.finance),
    {
      key: 'deposit',
      label: words.columns.deposit,
      numeric: true,
      render: ({ deposit }) => words.perTank(money(deposit)),
    },
    {
      key: 'action',
      label: words.columns.action,
      quiet: true,
      render: ({ tankType, terms }) => (
        <span className="flex flex-wrap items-center justify-end gap-0.5">
          {terms.map(({ term }) => (
            <ButtonLink
              key={term}
              size={32}
              tone={term === 'SHORT' ? 'secondary' : 'quiet'}
              href={bookHref(tankType, term)}
            >
              <span className="sr-only">{tankType} </span>
              {words.rental.book[term]}
            </ButtonLink>
          ))}
        </span>
      ),
    },
  ];
  return (
    <Table
      caption={words.rental.caption}
      columns={columns}
      rows={rented}
      rowKey={({ tankType }) => tankType}
      cardsBelow={768}
    />
  );
}

/** Depot services with prices; those without a price are on request. */
export function WorkTable({ caption, works }: { caption: string; works: readonly Work[] }) {
  const columns: Column<Work>[] = [
    { key: 'work', label: words.columns.work, render: ({ code }) => words.works[code] },
    {
      key: 'price',
      label: words.columns.price,
      numeric: true,
      render: ({ price, basis }) =>
        price === null ? words.asked : (basis === 'TANK_DAY' ? words.perDay : words.perTank)(money(price)),
    },
  ];
  return <Table caption={caption} columns={columns} rows={works} rowKey={({ code }) => code} cardsBelow={768} />;
}

interface DepotTableProps {
  depots: readonly Depot[];
  /** Order link of a depot; null when a tank has to be chosen first. */
  book: { label: string; href: (depotId: string) => string } | null;
}

/** Depots for pick-up, cleaning and storage. */
export function DepotTable({ depots, book }: DepotTableProps) {
  const columns: Column<Depot>[] = [
    {
      key: 'where',
      label: words.columns.where,
      render: ({ name, city, address, port, portKilometres }) => (
        <>
          <span className="font-strong">{name}</span>
          <span className={small}>
            {city.nameCn} {address}
          </span>
          <span className={small}>{words.distance(port.nameCn, portKilometres)}</span>
        </>
      ),
    },
    { key: 'taken', label: words.columns.taken, render: ({ dgClasses }) => words.classes(dgClasses.join('、')) },
    { key: 'hours', label: words.columns.hours, render: ({ openingHours }) => openingHours },
    { key: 'phone', label: words.columns.phone, render: ({ phone }) => phone },
    ...(book === null
      ? []
      : [
          {
            key: 'action',
            label: words.columns.action,
            quiet: true,
            render: ({ id, name }: Depot) => (
              <ButtonLink size={32} href={book.href(id)}>
                <span className="sr-only">{words.bookAt(name)}</span>
                {book.label}
              </ButtonLink>
            ),
          },
        ]),
  ];
  return <Table caption={words.depots} columns={columns} rows={depots} rowKey={({ id }) => id} cardsBelow={1024} />;
}
