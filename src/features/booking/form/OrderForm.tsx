import { type ReactNode, useId } from 'react';
import { stepName } from '#copy/booking/dictionary.ts';
import { errorText } from '#copy/booking/errors.ts';
import { frame as words } from '#copy/booking/frame.ts';
import type { CheckoutRef } from '#machines/checkout/index.ts';
import {
  type OrderFormRef,
  selectCanListDrafts,
  selectErrors,
  selectIsEditable,
  selectIsNotified,
  selectIsRestored,
  selectMayBook,
  selectOtherDrafts,
  selectStepIndex,
  selectSteps,
} from '#machines/order-form/index.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { Link } from '#src/ui/parts/Link.tsx';
import { Stepper } from '#src/ui/parts/Stepper.tsx';
import { anchorOf } from './BookedField.tsx';
import { describedAt } from './described.ts';
import { jumpTo } from './goods/Segregation.tsx';
import { LazyFailures } from './lazy-step.tsx';
import { StepActions, StepBar, StepOn } from './StepActions.tsx';
import { useShared } from './use-booking.ts';

/** Receives the focus when a step has errors. */
const ANCHOR = 'form-errors';

const lineIndex = (path: string) => /^(?:cargo|containers)\.(\d+)\./.exec(path)?.[1];

/** Lists the errors of the step; each links to its field. */
export function ErrorSummary({ actor, onReveal }: { actor: OrderFormRef; onReveal?: (path: string) => void }) {
  const errors = useShared(actor, selectErrors);
  const areErrorsShown = useShared(actor, selectIsNotified);
  const blocking = errors.filter(({ level }) => level === 'BLOCK');
  if (blocking.length === 0 || !areErrorsShown) return null;
  return (
    <div
      id={ANCHOR}
      tabIndex={-1}
      role="alert"
      className="rounded border border-danger-line border-l-4 border-l-danger bg-surface px-2 py-1.5"
    >
      <p className="flex items-center gap-1 font-strong text-danger">
        <Icon name="warn" />
        {words.errors(blocking.length)}
      </p>
      <ul className="mt-0.5 gap-3 md:columns-2">
        {blocking.map((error) => {
          const index = lineIndex(error.path);
          return (
            <li
              key={`${error.path} ${error.code}`}
              className="diamond-before flex break-inside-avoid items-baseline gap-0.75 py-0.25 text-danger"
            >
              <Link
                href={`#${anchorOf(error.path)}`}
                className="text-ink underline underline-offset-3"
                onClick={(event) => {
                  event.preventDefault();
                  onReveal?.(error.path);
                  jumpTo(error.path);
                }}
              >
                {index === undefined ? '' : `${words.line(Number(index) + 1)}：`}
                {errorText(error, describedAt(actor, error.path)?.field.kind)}
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

export interface OpenFormProps {
  actor: OrderFormRef;
  /** Checkout, while it runs. */
  checkout?: CheckoutRef | undefined;
  title: ReactNode;
  /** Renders a step; each service provides its own. */
  renderStep: (step: string) => ReactNode;
  /** Expands the folded line that contains an error. */
  onReveal?: (path: string) => void;
  /** Notice above the form. */
  notice?: ReactNode;
  /** The price and the draft, beside the form. */
  aside?: ReactNode;
  /** Address of a completed step. */
  stepHref?: (step: string) => string;
}

/** An open form: steps, errors, price and actions. */
export function OrderForm({ actor, checkout, title, renderStep, onReveal, stepHref, notice, aside }: OpenFormProps) {
  const steps = useShared(actor, selectSteps);
  const index = useShared(actor, selectStepIndex);
  const isEditable = useShared(actor, selectIsEditable);
  const step = steps[index] ?? '';
  const form = useId();
  return (
    <div className="grid gap-2">
      {title}
      <div className="print:hidden">
        <Stepper
          current={index}
          steps={steps.map((key) => ({
            key,
            label: stepName(key),
            ...(stepHref ? { href: stepHref(key) } : {}),
          }))}
        />
      </div>
      <ReadsOnly actor={actor} />
      <Restored actor={actor} />
      {notice}
      {checkout ? <LazyFailures actor={checkout} /> : null}
      <div className="grid grid-cols-1 items-start gap-3 lg:grid-cols-[minmax(0,1fr)_320px]">
        <form
          id={form}
          noValidate
          className="grid min-w-0 grid-cols-1 gap-2"
          aria-label={stepName(step)}
          onSubmit={(event) => {
            event.preventDefault();
            actor.send({ type: index === steps.length - 1 ? 'order.submit' : 'step.next' });
          }}
        >
          <ErrorSummary actor={actor} {...(onReveal ? { onReveal } : {})} />
          {/* Disabled while a price is pending, since typed values would be lost; the review step has no inputs. */}
          <fieldset disabled={!isEditable && index < steps.length - 1} className="contents">
            {renderStep(step)}
          </fieldset>
          <StepActions actor={actor} checkout={checkout}>
            {aside ? null : <StepOn actor={actor} checkout={checkout} form={form} />}
          </StepActions>
        </form>
        {aside ? <aside className="grid gap-1 lg:sticky lg:top-10">{aside}</aside> : null}
      </div>
      {aside ? <StepBar actor={actor} checkout={checkout} form={form} /> : null}
    </div>
  );
}

/** Warns at the top that this role cannot place orders. */
function ReadsOnly({ actor }: Pick<OpenFormProps, 'actor'>) {
  return useShared(actor, selectMayBook) ? null : <Note tone="warn">{words.onlyReads}</Note>;
}

/** Says that an earlier draft was restored, and offers the other drafts. */
function Restored({ actor }: Pick<OpenFormProps, 'actor'>) {
  const isRestored = useShared(actor, selectIsRestored);
  const otherDrafts = useShared(actor, selectOtherDrafts);
  const canListDrafts = useShared(actor, selectCanListDrafts);
  if (!isRestored && otherDrafts === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-1 text-12 text-ink-3">
      {isRestored ? (
        <>
          {words.restored}
          <Button size={32} tone="quiet" onClick={() => actor.send({ type: 'form.clear' })}>
            {words.clear}
          </Button>
        </>
      ) : null}
      {otherDrafts > 0 && canListDrafts ? (
        <Button size={32} tone="quiet" onClick={() => actor.send({ type: 'drafts.wanted' })}>
          {words.otherDrafts(otherDrafts)}
        </Button>
      ) : null}
    </p>
  );
}
