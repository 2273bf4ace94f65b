import type { ReactNode } from 'react';
import { homeMarket } from '#copy/home/page.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/limits.ts';
import { showNumberText } from '#domain/number-text.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { Section } from '#src/features/page-parts/views/Section.tsx';
import { ResourceBlock } from '#src/features/resource/views/ResourceBlock.tsx';
import { useContent } from '#src/features/resource/views/use-content.ts';
import { Bar } from '#src/ui/parts/common/Skeleton.tsx';
import { ClassPlacard } from '#src/ui/placard/ClassPlacard.tsx';
import { shownClasses } from './ClassBand.tsx';
import type { Figures } from './content.ts';

const words = homeMarket.figures;
const { recent } = homeMarket;

function ago(instant: number, now: number): string {
  const past = now - instant;
  if (past < MINUTE_MS) return recent.justNow;
  if (past < HOUR_MS) return recent.minutes(Math.floor(past / MINUTE_MS));
  return past < DAY_MS ? recent.hours(Math.floor(past / HOUR_MS)) : recent.days(Math.floor(past / DAY_MS));
}

/** Recent orders without names; hidden when empty. A load failure is reported with the figures. */
export function RecentOrders({ actor }: { actor: ResourceRef<Figures> }) {
  const figures = useContent(actor);
  if (figures === null || figures.recent.length === 0) return null;
  return (
    <Section title={recent.title} after={<span className="text-12">{recent.masked}</span>} className="min-w-0">
      <ul>
        {figures.recent.map((order) => (
          <li
            key={`${order.createdAt}-${order.org}-${order.dst}`}
            className="order-row grid grid-cols-[52px_minmax(0,1fr)_auto] items-center gap-1.5 border-line border-b py-1.25"
          >
            {order.dgClass === null ? <span /> : <ClassPlacard value={order.dgClass} size={24} numberOnly />}
            <span>
              {order.org === null || order.dst === null
                ? (recent.services[order.service] ?? order.service)
                : recent.lane(order.org, order.dst)}
              <span className="block text-12 text-ink-3">
                {[
                  order.unNo === null ? '' : `UN ${order.unNo}`,
                  recent.boxes(order.boxes),
                  order.company ?? recent.person,
                ]
                  .filter((part) => part !== '')
                  .join('，')}
              </span>
            </span>
            <time dateTime={new Date(order.createdAt).toISOString()} className="text-12 text-ink-3">
              {ago(order.createdAt, figures.now)}
            </time>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-14 max-md:flex-1">
    <dt className="text-12 text-ink-3">{name}</dt>
    <dd className="font-strong text-28 leading-head">{children}</dd>
  </div>
);

/** Figures counted in the database; zero figures are omitted. */
export function FiguresBlock({ actor }: { actor: ResourceRef<Figures> }) {
  return (
    <ResourceBlock
      actor={actor}
      name={words.name}
      skeleton={<Bar className="h-6 w-full" />}
      isEmpty={({ orders, enterprises, lanes }) => orders + enterprises + lanes === 0}
      frame={(inside) => (
        <section aria-label={words.name} className="min-w-0 grow">
          {inside}
        </section>
      )}
    >
      {({ orders, enterprises, lanes, classes }) => (
        <dl className="flex flex-wrap gap-x-8 gap-y-3">
          {orders > 0 ? <Figure name={words.orders}>{showNumberText(String(orders), { decimals: 0 })}</Figure> : null}
          {enterprises > 0 ? (
            <Figure name={words.enterprises}>{showNumberText(String(enterprises), { decimals: 0 })}</Figure>
          ) : null}
          {lanes > 0 ? <Figure name={words.lanes}>{showNumberText(String(lanes), { decimals: 0 })}</Figure> : null}
          {classes.length > 0 ? (
            <Figure name={words.classes}>
              {words.share(
                shownClasses.filter((value) => classes.some(({ dgClass }) => dgClass === value)).length,
                shownClasses.length,
              )}
            </Figure>
          ) : null}
        </dl>
      )}
    </ResourceBlock>
  );
}
