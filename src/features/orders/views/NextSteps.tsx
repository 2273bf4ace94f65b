import type { ReactNode } from 'react';
import type { OrderAnswer } from '#contract/calls/orders.ts';
import { orders as words } from '#copy/orders/list.ts';
import { Countdown, DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { HOUSE_ZONE } from '#src/ui/text/time-text.ts';
import { StepButton } from './StepButton.tsx';
import { StepLink } from './StepLink.tsx';

type Step = OrderAnswer['nextSteps'][number];

/** Most steps listed; the table below has every document. */
const NEXT_STEPS = 4;

interface NextStepsProps {
  steps: readonly Step[];
  now: number;
  /** The next step on our side. */
  awaited: OrderAnswer['timeline'][number] | undefined;
}

/** The customer's next steps, the first with a button; otherwise our next step. */
export function NextSteps({ steps: [first, ...others], now, awaited }: NextStepsProps) {
  if (first === undefined)
    return awaited === undefined ? null : (
      <Box>
        <p className="font-strong text-20">{words.nothingToDo}</p>
        <p className="text-ink-3">{words.waitsFor(awaited.name)}</p>
      </Box>
    );
  return (
    <Box>
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <div className="min-w-0">
          <p className="font-strong text-20">{first.text}</p>
          <Due step={first} now={now} />
        </div>
        <StepButton step={first} />
      </div>
      {others.length === 0 ? null : (
        <ol className="mt-1 grid">
          {others.slice(0, NEXT_STEPS - 1).map((step) => (
            <li
              key={`${step.code}-${step.text}`}
              className="flex flex-wrap justify-between gap-x-2 border-line border-t py-1"
            >
              <span className="min-w-0">
                <StepLink step={step} />
              </span>
              <Due step={step} now={now} />
            </li>
          ))}
        </ol>
      )}
    </Box>
  );
}

const Box = ({ children }: { children: ReactNode }) => (
  <section aria-labelledby="next-steps" className="rounded border border-line bg-surface p-2 md:p-3">
    <h3 id="next-steps" className="text-ink-2">
      {words.nextSteps}
    </h3>
    {children}
  </section>
);

const Due = ({ step: { dueAt, text }, now }: { step: Step; now: number }) =>
  dueAt === null ? null : (
    <span className="inline-flex flex-wrap gap-x-1">
      <Countdown deadline={dueAt} now={now} label={text} />
      <span className="text-ink-3">
        <DateTime instant={dueAt} zone={HOUSE_ZONE} />
      </span>
    </span>
  );
