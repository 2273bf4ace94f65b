import { orderPath } from '#contract/routes.ts';
import { orders } from '#copy/orders/list.ts';
import { rooms } from '#copy/user-centre/rooms.ts';
import { OFTEN_ORDERS, OFTEN_WITHIN_DAYS, PAPERS_END_WITHIN_DAYS } from '#domain/limits.ts';
import { currencySymbol, formatAmount } from '#domain/money.ts';
import { isSheet } from '#domain/orders/expiring-papers.ts';
import { addressOf } from '#domain/query-text.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Money } from '#src/ui/parts/common/Money.tsx';
import { DemoMark } from '#src/ui/parts/DemoMark.tsx';
import { Link } from '#src/ui/parts/Link.tsx';
import { Countdown } from '#src/ui/parts/list/DateTime.tsx';
import type { Habits } from './content.ts';
import { orderAddress } from './OrdersPage.tsx';
import { Panel } from './parts.tsx';

const words = rooms.workplace;

type Paper = Habits['papers'][number];
type Lane = Habits['lanes'][number];

/** Most documents listed, earliest expiry first. */
const NEAREST = 5;

/** Documents that expire before the next order. */
export function ExpiringPapers({ habits: { papers, now } }: { habits: Habits }) {
  return (
    <Panel
      title={words.expiring}
      note={<span className="text-12 text-ink-3">{words.expiringNote(PAPERS_END_WITHIN_DAYS)}</span>}
    >
      {papers.length === 0 ? (
        <p className="text-ink-2">{words.noneExpiring(PAPERS_END_WITHIN_DAYS)}</p>
      ) : (
        <ul className="grid">
          {papers.slice(0, NEAREST).map((paper) => (
            <PaperLine key={`${paper.paper}-${paper.goods}-${paper.orderNo}`} paper={paper} now={now} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function PaperLine({ paper, now }: { paper: Paper; now: number }) {
  const { name, goods, day, at, orderNo } = paper;
  return (
    <li className={LINE}>
      <span className="grid min-w-0 gap-0.25">
        <span className="font-strong">{name}</span>
        <span className="flex flex-wrap gap-x-1 text-12 text-ink-3">
          {goods === null ? null : <span>{goods}</span>}
          <span className="tabular-nums">{isSheet(paper) ? words.sheetEnds(day) : words.paperEnds(day)}</span>
          <Link href={orderAddress(orderNo)} className="text-link tabular-nums">
            {orderNo}
          </Link>
        </span>
      </span>
      <span className="text-12">
        <Countdown deadline={at} now={now} label={name} />
      </span>
    </li>
  );
}

const LINE = 'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 border-line border-t py-1 first:border-t-0';

/** Frequently booked lanes with today's price and an order link. */
export function OftenLanes({ habits: { lanes }, mayBook }: { habits: Habits; mayBook: boolean }) {
  return (
    <Panel title={words.often} note={<span className="text-12 text-ink-3">{words.oftenNote}</span>}>
      {lanes.length === 0 ? (
        <p className="text-ink-2">{words.noneOften(OFTEN_WITHIN_DAYS, OFTEN_ORDERS)}</p>
      ) : (
        <ul className="grid">
          {lanes.map((lane) => (
            <LaneLine
              key={`${lane.service}-${lane.org.code}-${lane.dst.code}-${lane.isDanger}`}
              lane={lane}
              mayBook={mayBook}
            />
          ))}
        </ul>
      )}
    </Panel>
  );
}

const LISTS: Record<Lane['service'], string> = {
  air: '/airLift',
  domestic: '/domesticTrade',
  fcl: '/shippingFcl',
  lcl: '/shippingLcl',
};

/** Price list of the lane with the last booked goods and one container of the quoted type. */
const listOf = (lane: Lane) =>
  addressOf(LISTS[lane.service], {
    ...{ orgPort: lane.org.nameCn, orgPortCode: lane.org.code, dstPort: lane.dst.nameCn, dstPortCode: lane.dst.code },
    ...{ isDanger: lane.isDanger, unNo: lane.unNo ?? '' },
    boxes: lane.service === 'fcl' ? `${lane.unit}*1` : '',
  });

const goodsOf = ({ unNo, isDanger }: Lane) =>
  unNo === null ? (isDanger === 'Y' ? words.dangerous : words.general) : words.un(unNo);

function LaneLine({ lane, mayBook }: { lane: Lane; mayBook: boolean }) {
  const { service, org, dst, unit, lowest, lastOrderNo } = lane;
  const name = orders.lane(org.nameCn, dst.nameCn);
  const list = listOf(lane);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-2 gap-y-0.5 border-line border-t py-1 first:border-t-0">
      <span className="grid min-w-0 gap-0.25">
        <Link href={list} className="font-strong text-link">
          {name}
        </Link>
        <span className="text-12 text-ink-3">
          {words.oftenOf(words.units[unit] ?? unit, goodsOf(lane), lane.orders)}
        </span>
      </span>
      <span className="flex flex-wrap items-center justify-end gap-1">
        {lowest === null ? (
          <Link href={list} className="text-link" aria-label={`${name}：${words.askPrice}`}>
            {words.askPrice}
          </Link>
        ) : (
          <span className="inline-flex flex-wrap gap-x-1 text-16">
            <Money symbol={currencySymbol(lowest.currency)} amount={formatAmount(lowest.amount)} />
            <DemoMark />
          </span>
        )}
        {mayBook ? (
          <ButtonLink
            size={32}
            href={`${orderPath(service)}?copy=${lastOrderNo}`}
            aria-label={`${name}：${words.again}`}
          >
            {words.again}
          </ButtonLink>
        ) : null}
      </span>
    </li>
  );
}
