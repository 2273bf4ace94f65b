import { consolidation } from '#copy/brands.ts';
import { decimalText, multiply, roundUp } from '#domain/decimal.ts';
import { LCL_RULE, revenueTons } from '#domain/lcl/fees.ts';
import { currencySymbol, formatAmount } from '#domain/money.ts';
import { showNumberText } from '#domain/number-text.ts';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { Money } from '#src/ui/parts/common/Money.tsx';
import { DemoMark } from '#src/ui/parts/DemoMark.tsx';
import type { ConsolidatedLane, Network } from './content.ts';

const words = consolidation.cases;

type Name = keyof typeof words.list;

interface Case {
  name: Name;
  volume: string;
  kilograms: string;
  /** Cargo that the lane sells. */
  kind: 'dangerous' | 'general';
  fits: (lane: ConsolidatedLane) => boolean;
}

const isRefund = ({ general }: ConsolidatedLane) => general?.amount.startsWith('-') === true;
const takes = (dgClass: string) => (lane: ConsolidatedLane) =>
  lane.dgClasses.includes(dgClass) && lane.dangerous?.amount.startsWith('-') === false;

const cases: readonly Case[] = [
  { name: 'bulky', volume: '2.36', kilograms: '1850', kind: 'dangerous', fits: takes('3') },
  { name: 'heavy', volume: '1.2', kilograms: '2480', kind: 'dangerous', fits: takes('9') },
  { name: 'small', volume: '0.4', kilograms: '300', kind: 'general', fits: isRefund },
];

/** Example loads at today's prices, to explain the charges. */
export function Cases({ network }: { network: Network }) {
  const used = new Set<string>();
  const shown = cases.flatMap((one) => {
    const lane = network.find((each) => one.fits(each) && !used.has(each.id));
    if (lane === undefined) return [];
    used.add(lane.id);
    return [{ ...one, lane }];
  });
  return (
    <ul className="grid gap-2 md:grid-cols-3">
      {shown.map(({ name, lane, ...load }) => (
        <Worked key={name} name={name} lane={lane} load={load} />
      ))}
    </ul>
  );
}

interface WorkedProps {
  name: Name;
  lane: ConsolidatedLane;
  load: Omit<Case, 'name'>;
}

function Worked({ name, lane: { org, dst, ...lane }, load: { volume, kilograms, kind } }: WorkedProps) {
  const { title, goods } = words.list[name];
  const rate = lane[kind];
  if (rate === null) return null;
  const symbol = currencySymbol(rate.currency);
  const { tons, by } = revenueTons(volume, kilograms, { ...LCL_RULE, minimumTons: rate.minimumTons });
  const freight = decimalText(roundUp(multiply(tons, rate.amount)));
  const facts = [
    [words.size, words.measured(volume, showNumberText(kilograms, { decimals: 0 }))],
    [words.charged, words.tons(decimalText(roundUp(tons)), words.by[by])],
    [words.rate, <Money key="rate" symbol={symbol} amount={formatAmount(rate.amount)} />],
  ] as const;
  return (
    <li className="grid min-w-0 content-start gap-1 rounded border border-line bg-surface p-2">
      <h3 className="flex flex-wrap items-center gap-1 font-strong text-16 leading-head">
        {title} <Badge>{words.badge}</Badge>
      </h3>
      <p className="text-ink-2">
        {words.lane(org.nameCn, dst.nameCn)}，{goods}
      </p>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-2 border-line border-b py-0.5">
            <dt className="text-ink-2">{label}</dt>
            <dd className="text-right">{value}</dd>
          </div>
        ))}
        <div className="double-rule flex justify-between gap-2 pt-1 font-strong">
          <dt>{words.freight}</dt>
          <dd>
            <DemoMark /> <Money symbol={symbol} amount={formatAmount(freight)} size={16} />
          </dd>
        </div>
      </dl>
      {freight.startsWith('-') ? <p className="text-12 text-ink-3">{words.refund}</p> : null}
    </li>
  );
}
