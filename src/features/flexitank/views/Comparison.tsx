import type { BulkCost } from '#contract/services/flexitank-prices.ts';
import { flexitank } from '#copy/flexitank/search.ts';
import { decimalText, divide } from '#domain/decimal.ts';
import { TANK_FILL } from '#domain/flexitank/compare.ts';
import { showMeasure } from '#domain/measure-text.ts';
import { formatMoney } from '#domain/money.ts';
import { type CostStep, CostSteps } from '#src/features/offers/views/CostSteps.tsx';
import { FeeTable } from '#src/features/offers/views/FeeTable.tsx';
import { DemoMark } from '#src/ui/parts/DemoMark.tsx';
import { Link } from '#src/ui/parts/Link.tsx';

const words = flexitank.comparison;

type Priced = NonNullable<BulkCost['priced']>;
type Way = BulkCost['way'];

/** Compares the cost per tonne in flexitanks, tanks and IBCs, with every price line. */
export function Comparison({ costs, query }: { costs: readonly BulkCost[] | null; query: string }) {
  return (
    <section aria-labelledby="bulk-comparison" className="grid gap-1.5">
      <h2 id="bulk-comparison" className="font-strong text-20 leading-head">
        {words.title}
      </h2>
      {costs === null ? (
        <p className="text-ink-2">{words.fill}</p>
      ) : (
        <>
          <p className="text-ink-2">
            <DemoMark /> {words.lead}
          </p>
          <ul className="grid items-start gap-2 lg:grid-cols-3">
            {costs.map((cost) => (
              <li key={cost.way} className="grid min-w-0 content-start gap-1 rounded border border-line bg-surface p-2">
                <h3 className="font-strong text-16">{words.ways[cost.way]}</h3>
                {cost.priced === null ? (
                  <Unpriced way={cost.way} query={query} />
                ) : (
                  <Cost way={cost.way} priced={cost.priced} />
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Unpriced({ way, query }: { way: Way; query: string }) {
  const link = words.noneLink[way];
  return (
    <p className="text-ink-2">
      {words.none[way]}。
      {link === null ? null : (
        <Link href={`${link.to}${query === '' ? '' : `?${query}`}`} className="text-link underline">
          {link.label}
        </Link>
      )}
    </p>
  );
}

const tonsOf = (kilograms: string) => showMeasure(decimalText(divide(kilograms, 1000, 3, 'up')));

function stepsOf(way: Way, { units, netKg, totalKg, totes, fill, totals, perTon, carrier }: Priced): CostStep[] {
  return [
    { name: words.carrier, value: carrier.nameCn },
    {
      name: words.carried,
      value: words.load(units, words.units[way], showMeasure(netKg)),
      ...(totes === null ? {} : { note: words.totes(totes) }),
      ...(fill === null ? {} : { note: words.fillRate(fill) }),
    },
    ...totals.map(({ currency, amount }, index) => ({
      name: `${words.perTon} ${formatMoney(perTon[index]?.amount, currency)}`,
      value: words.steps(formatMoney(amount, currency), tonsOf(totalKg)),
    })),
  ];
}

function Cost({ way, priced }: { way: Way; priced: Priced }) {
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-1">
        <span className="text-12 text-ink-3">{words.perTon}</span>
        {priced.perTon.map(({ currency, amount }) => (
          <span key={currency} className="font-strong text-20 tabular-nums">
            {formatMoney(amount, currency)}
          </span>
        ))}
      </p>
      <CostSteps steps={stepsOf(way, priced)} />
      {priced.isUnderfilled ? <p className="text-warn">{words.underfilled(TANK_FILL.least, TANK_FILL.most)}</p> : null}
      <p className="text-12 text-ink-3">{words.notes[way]}</p>
      <details>
        <summary className="min-h-3 cursor-pointer text-link">{words.lines}</summary>
        <FeeTable offer={priced} />
      </details>
    </>
  );
}
