import { KIT } from '#copy/kit.ts';
import { classes } from '../classes.ts';
import { Icon } from '../icons/Icon.tsx';
import { Link } from './Link.tsx';

export interface Step {
  readonly key: string;
  readonly label: string;
  readonly href?: string;
}

const FACES = { done: 'bg-sea text-on-sea', now: 'bg-link text-surface', ahead: 'bg-line-2 text-ink' } as const;

/** Steps on a line; completed ones may be links. */
export function Stepper({ steps, current, label }: { steps: readonly Step[]; current: number; label?: string }) {
  return (
    <nav aria-label={label ?? KIT.steps.name}>
      <ol className="flex">
        {steps.map((step, index) => {
          const state = index < current ? 'done' : index === current ? 'now' : 'ahead';
          return (
            <li
              key={step.key}
              aria-current={state === 'now' ? 'step' : undefined}
              data-done={state === 'done' || undefined}
              className={classes(
                'step-line relative grid min-w-0 flex-auto content-start justify-items-start gap-0.75 pr-0.5 last:flex-none last:pr-0 md:flex-1 md:last:flex-1',
                state === 'now' ? 'font-strong text-ink' : state === 'done' ? 'text-ink-2' : 'text-ink-3',
              )}
            >
              <span
                aria-hidden="true"
                className={classes(
                  'diamond-cut grid size-3 place-items-center font-strong text-12 leading-none md:size-4 md:text-14',
                  FACES[state],
                )}
              >
                {state === 'done' ? <Icon name="check" small /> : index + 1}
              </span>
              <span className="min-w-0">
                <span className="sr-only">{KIT.steps[state]}：</span>
                {step.href && state === 'done' ? (
                  <Link href={step.href} className="text-ink-2 underline underline-offset-3">
                    {step.label}
                  </Link>
                ) : (
                  step.label
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
