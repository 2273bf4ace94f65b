import { orderPath } from '#contract/routes.ts';
import type { FclFacts } from '#domain/booking/services/fcl/facts.ts';
import { amendAddress } from '#domain/orders/order-link.ts';
import { CHINA } from '#domain/schedule/zone.ts';
import { type OrderFormRef, selectAmends } from '#machines/order-form/index.ts';
import { booking } from '#src/ui/copy/booking/words.ts';
import { Link } from '#src/ui/parts/Link.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { useShared, useValue } from '../booking/use-booking.ts';

const words = booking.route.others;
const PATH = orderPath('fcl') ?? '';

/** The departures that an order which is amended may go on, and the way back to its own. */
export function OtherSailings({ actor, facts }: { actor: OrderFormRef; facts: FclFacts }) {
  const priceId = useValue<string>(actor, 'priceId');
  const amends = useShared(actor, selectAmends);
  const { others = [], offer } = facts;
  if (amends === undefined) return null;
  const isElsewhere = priceId !== amends.priceId;
  const choices = others.filter((other) => other.priceId !== amends.priceId);
  return (
    <section aria-label={words.title} className="grid gap-0.5 border-line border-t pt-1">
      <h3 className="font-strong text-14">{words.title}</h3>
      <p className="text-12 text-ink-3">{choices.length === 0 ? words.none : words.note}</p>
      <ul className="grid gap-x-2 md:grid-cols-2">
        {isElsewhere ? (
          <li>
            <Link href={amendAddress(PATH, amends.orderNo)} className="inline-flex min-h-3 items-center text-link">
              {words.back}
            </Link>
          </li>
        ) : null}
        {choices.map(({ priceId: other, carrier, vessel, voyage, etd }) => (
          <li key={other} className="flex flex-wrap items-center gap-x-1">
            <Link
              href={amendAddress(PATH, amends.orderNo, other)}
              className="inline-flex min-h-3 items-center text-link"
            >
              {words.sailing(carrier.nameCn, vessel, voyage)}
            </Link>
            <span className="text-12 text-ink-3">
              {words.etd} <DateTime instant={etd} zone={offer?.timezone ?? CHINA} dateOnly />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
