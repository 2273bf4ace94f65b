import type { OrderAnswer } from '#contract/calls/orders.ts';
import { orderPapers as words } from '#src/ui/copy/order-papers.ts';
import { Countdown } from '#src/ui/parts/list/DateTime.tsx';
import { ScaleBar } from '#src/ui/parts/ScaleBar.tsx';

type Metered = Pick<OrderAnswer, 'nextSteps' | 'ownPapers'>;

/** The nearest deadline of what is still owed. */
function nextDue({ nextSteps }: Metered): number | null {
  const deadlines = nextSteps.flatMap(({ paper, dueAt }) => (paper === null || dueAt === null ? [] : [dueAt]));
  return deadlines.length === 0 ? null : Math.min(...deadlines);
}

/** How many of the customer's papers are in, and the deadline that comes first. */
export function PaperMeter({ order, now }: { order: Metered; now: number }) {
  const { ownPapers } = order;
  if (!ownPapers) return null;
  const { ready, all } = ownPapers;
  const due = nextDue(order);
  const label = ready === all ? words.allIn : words.meter(ready, all);
  return (
    <span className="grid w-full gap-0.5 text-12 md:max-w-22">
      <span className="flex flex-wrap justify-between gap-x-1">
        <span>{label}</span>
        {due === null ? null : <Countdown deadline={due} now={now} label={words.nextDue} />}
      </span>
      <ScaleBar percent={(ready / all) * 100} label={label} tone={ready === all ? 'ok' : 'plain'} />
    </span>
  );
}
