import type { MinimumPrice } from '#contract/calls/item.ts';
import { laneList } from '#copy/search/terms.ts';
import { formatMoney } from '#domain/money.ts';
import { addressOf } from '#domain/query-text.ts';
import { DemoMark } from '#src/ui/parts/DemoMark.tsx';
import { Link } from '#src/ui/parts/Link.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';

interface LaneListProps {
  lanes: readonly MinimumPrice[];
  /** Address of the lane's list. */
  list: string;
  words: { hot: string; hotNote: string; lane: (from: string, to: string) => string; from: (price: string) => string };
}

/** All lanes with their lowest prices, before one is selected. */
export const LaneList = ({ lanes, list, words }: LaneListProps) => (
  <section aria-label={words.hot} className="grid gap-1.5 rounded border border-line bg-surface p-2 md:p-3">
    <h2 className="font-strong text-16">{words.hot}</h2>
    <p className="text-ink-2">{words.hotNote}</p>
    <ul className="grid gap-x-3 md:grid-cols-2">
      {lanes.map((price) => (
        <LaneItem key={price.lane.id} price={price} list={list} words={words} />
      ))}
    </ul>
    <p className="text-12 text-ink-3">
      <DemoMark />
    </p>
  </section>
);

function LaneItem({ price, list, words }: { price: MinimumPrice } & Pick<LaneListProps, 'list' | 'words'>) {
  const { lane, amount, currency, carrier, etd, transitDays, dgClasses } = price;
  const { org, dst } = lane;
  return (
    <li className="flex flex-wrap justify-between gap-x-2 border-line border-b py-0.75">
      <Link
        className="text-link"
        href={addressOf(list, {
          ...{ orgPort: org.nameCn, orgPortCode: org.code, dstPort: dst.nameCn, dstPortCode: dst.code },
          isDanger: dgClasses.length === 0 ? 'N' : '',
        })}
      >
        {words.lane(org.nameCn, dst.nameCn)}
      </Link>
      <span className="tabular-nums">{words.from(formatMoney(amount, currency))}</span>
      <span className="flex w-full flex-wrap justify-between gap-x-1 text-12 text-ink-3">
        <span>
          {carrier.nameCn}，{laneList.next} <DateTime instant={etd} zone={org.timezone} dateOnly />，
          {laneList.transit(transitDays)}
        </span>
        <span>{laneList.taken(dgClasses)}</span>
      </span>
    </li>
  );
}
