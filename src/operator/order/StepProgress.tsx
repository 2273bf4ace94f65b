import { operatorSteps as words } from '#copy/operator/orders.ts';
import type { LifeStep } from '#domain/orders/order-life.ts';
import { reachedIndex } from '#domain/orders/reached.ts';
import type { OrderStatus } from '#domain/orders/statuses.ts';
import type { OfferedStep } from '#machines/order-life/index.ts';
import { classes } from '#src/ui/classes.ts';

type Mark = keyof typeof words.marks;

interface StepProgressProps {
  steps: readonly LifeStep[];
  offered: readonly OfferedStep[];
  nameOf: (status: OrderStatus) => string;
}

const COLOURS: Record<Mark, string> = {
  done: 'border-sea text-ink-2',
  current: 'border-sea font-strong text-ink',
  next: 'border-action text-ink',
  blocked: 'border-danger border-dashed text-danger',
  ahead: 'border-line-2 text-ink-3',
};

/** Planned steps of an order in a row: done, next, and whether the next is blocked. */
export function StepProgress({ steps, offered, nameOf }: StepProgressProps) {
  const reached = reachedIndex(steps);
  const next = steps.findIndex(({ node }, index) => index > reached && offered.some(({ status }) => status === node));
  const markOf = ({ node, actualAt }: LifeStep, index: number): Mark => {
    if (index === reached) return 'current';
    if (actualAt !== null) return 'done';
    if (index !== next) return 'ahead';
    return offered.some(({ status, blocks }) => status === node && blocks.length > 0) ? 'blocked' : 'next';
  };
  return (
    <ol aria-label={words.way} className="flex flex-wrap gap-x-1 gap-y-0.75">
      {steps.map((step, index) => (
        <Step key={step.node} name={nameOf(step.node)} mark={markOf(step, index)} />
      ))}
    </ol>
  );
}

const Step = ({ name, mark }: { name: string; mark: Mark }) => (
  <li
    {...(mark === 'current' ? { 'aria-current': 'step' as const } : {})}
    className={classes('border-t-2 pt-0.25 pr-1 text-12', COLOURS[mark])}
  >
    {name}
    {mark === 'next' || mark === 'blocked' ? (
      <span>（{words.marks[mark]}）</span>
    ) : (
      <span className="sr-only">（{words.marks[mark]}）</span>
    )}
  </li>
);
