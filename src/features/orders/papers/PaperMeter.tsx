import type { OrderAnswer } from '#contract/calls/orders.ts';
import { orderPapers as words } from '#copy/orders/order.ts';
import { Link } from '#src/ui/parts/Link.tsx';
import { Countdown } from '#src/ui/parts/list/DateTime.tsx';
import { ScaleBar } from '#src/ui/parts/ScaleBar.tsx';
import { paperAnchor } from '../views/StepLink.tsx';

type Metered = Pick<OrderAnswer, 'nextSteps' | 'ownPapers'>;

/** The first outstanding document with a deadline. */
function firstOutstanding({ nextSteps }: Metered) {
  const outstanding = nextSteps.flatMap(({ paper, dueAt }) =>
    paper === null || dueAt === null ? [] : [{ paper, dueAt }],
  );
  return outstanding.sort((one, other) => one.dueAt - other.dueAt)[0];
}

interface PaperMeterProps {
  order: Metered;
  now: number;
  /** In a list: address of the order, linked to the first outstanding document. */
  address?: string;
}

/** Submitted documents as a share, and the earliest deadline. */
export function PaperMeter({ order, now, address }: PaperMeterProps) {
  const { ownPapers } = order;
  if (!ownPapers) return null;
  const { ready, all } = ownPapers;
  const outstanding = firstOutstanding(order);
  const label = ready === all ? words.allIn : words.meter(ready, all);
  return (
    <span className="grid w-full gap-0.5 text-12 md:max-w-22">
      <span className="flex flex-wrap justify-between gap-x-1">
        {address === undefined || outstanding === undefined ? (
          <span>{label}</span>
        ) : (
          <Link href={`${address}#${paperAnchor(outstanding.paper)}`} className="text-link">
            {label}
          </Link>
        )}
        {outstanding === undefined ? null : <Countdown deadline={outstanding.dueAt} now={now} label={words.nextDue} />}
      </span>
      <ScaleBar percent={(ready / all) * 100} label={label} tone={ready === all ? 'ok' : 'plain'} />
    </span>
  );
}
