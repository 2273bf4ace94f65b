import type { OrderAnswer } from '#contract/calls/orders.ts';
import { orders as words } from '#copy/orders/list.ts';
import { readAt } from '#domain/form/path.ts';
import { showMeasure } from '#domain/measure-text.ts';
import { packageCodes } from '#domain/reference/package-codes.ts';
import { ClassPlacard } from '#src/ui/placard/ClassPlacard.tsx';
import { writtenMass } from './OrderCells.tsx';

type Item = OrderAnswer['items'][number];
type Fact = readonly [name: keyof typeof words.goods, text: string | null];

const packageName = (code: string): string => packageCodes.find((one) => one.code === code)?.nameCn ?? code;

/** The goods of an order, line by line, as they were declared. */
export const OrderGoods = ({ order: { items, form } }: { order: Pick<OrderAnswer, 'form' | 'items'> }) => (
  <ul aria-label={words.cargo} className="grid gap-2">
    {items.map((item, index) => (
      <li key={`${item.cargoNameEn}-${item.unNo}-${item.packages}-${item.grossKg}`} className="grid gap-1">
        <p>
          <span className="font-strong">
            {[item.unNo === null ? '' : words.un(item.unNo), item.cargoNameCn].filter(Boolean).join(' ')}
          </span>{' '}
          <span className="text-12 text-ink-3">{item.cargoNameEn}</span>
        </p>
        {item.dgClass === null ? null : (
          <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
            {[item.dgClass, ...item.subsidiaryClasses].map((value) => (
              <ClassPlacard key={value} value={value} size={40} />
            ))}
          </p>
        )}
        <GoodsFacts facts={[...measuresOf(item), ...dangerOf(item, form, index)]} />
        <ListEdition form={form} path={`cargo.${index}.dg`} />
      </li>
    ))}
  </ul>
);

/** Edition of the dangerous goods list that applied to the order; nothing for unlisted goods. */
export function ListEdition({ form, path }: { form: OrderAnswer['form']; path: string }) {
  const edition = readAt(form, `${path}.entry.edition`);
  if (typeof edition !== 'string' || edition === '') return null;
  return <p className="text-12 text-ink-3">{words.listEdition(edition)}</p>;
}

function GoodsFacts({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(([, text]) => text !== null);
  if (known.length === 0) return null;
  return (
    <dl className="grid grid-cols-2 gap-x-2 gap-y-0.5 md:grid-cols-3">
      {known.map(([name, text]) => (
        <div key={name}>
          <dt className="text-12 text-ink-3">{words.goods[name]}</dt>
          <dd className="wrap-break-word">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

const mass = (kg: string | null): string | null => {
  const written = kg === null ? null : writtenMass(kg);
  return written === null ? null : words.kilograms(written);
};

const measuresOf = ({ packageType, packages, grossKg, netKg, volume }: Item): Fact[] => [
  ['packages', packages === 0 ? null : words.packed(packageName(packageType), packages)],
  ['grossKg', mass(grossKg)],
  ['netKg', mass(netKg)],
  ['volume', volume === null || Number(volume) === 0 ? null : words.cubicMetres(showMeasure(volume))],
];

/** Declared details of a dangerous line; some services declare less. */
function dangerOf({ unNo, packingGroup }: Item, form: OrderAnswer['form'], index: number): Fact[] {
  if (unNo === null) return [];
  const declared = (name: string): unknown => readAt(form, `cargo.${index}.dg.${name}`);
  const text = (name: string) => {
    const value = declared(name);
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const flashPoint = text('flashPoint');
  const pollutes = declared('isMarinePollutant');
  return [
    ['packingGroup', packingGroup || null],
    ['flashPoint', flashPoint === null ? null : words.celsius(flashPoint)],
    ['emsNo', text('emsNo')],
    ['unMark', text('unMark')],
    ['pollutant', typeof pollutes === 'boolean' ? words.yesNo(pollutes) : null],
    ['limited', declared('isLimitedQuantity') === true ? words.yesNo(true) : null],
  ];
}
