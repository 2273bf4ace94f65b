import { orderPath } from '#contract/routes.ts';
import { stepWords } from '#copy/booking/steps.ts';
import { amendAddress } from '#domain/orders/order-link.ts';
import { type OrderFormRef, selectAmends, selectFacts } from '#machines/order-form/index.ts';
import { Link } from '#src/ui/parts/Link.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { useShared, useValue } from './use-booking.ts';

const words = stepWords.others;

/** Departures an amended order may move to, and the way back to the original one. */
export function OtherDepartures({ actor }: { actor: OrderFormRef }) {
  const priceId = useValue<string>(actor, 'priceId');
  const amends = useShared(actor, selectAmends);
  const { others } = useShared(actor, selectFacts);
  const path = orderPath(actor.getSnapshot().context.service.code) ?? '';
  if (amends === undefined || others === undefined) return null;
  const isElsewhere = priceId !== amends.priceId;
  const choices = others.filter((other) => other.priceId !== amends.priceId && other.priceId !== priceId);
  return (
    <section aria-label={words.title} className="grid gap-0.5 border-line border-t pt-1">
      <h3 className="font-strong text-14">{words.title}</h3>
      <p className="text-12 text-ink-3">{choices.length === 0 ? words.none : words.note}</p>
      <ul className="grid gap-x-2 md:grid-cols-2">
        {isElsewhere ? (
          <li>
            <Link href={amendAddress(path, amends.orderNo)} className="inline-flex min-h-3 items-center text-link">
              {words.back}
            </Link>
          </li>
        ) : null}
        {choices.map(({ priceId: other, name, etd, timezone }) => (
          <li key={other} className="flex flex-wrap items-center gap-x-1">
            <Link
              href={amendAddress(path, amends.orderNo, other)}
              className="inline-flex min-h-3 items-center text-link"
            >
              {name}
            </Link>
            <span className="text-12 text-ink-3">
              {words.leaves} <DateTime instant={etd} zone={timezone} dateOnly />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
