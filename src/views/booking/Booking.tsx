import { type ReactNode, useId } from 'react';
import {
  type BookingRef,
  selectCanListDrafts,
  selectIsEditable,
  selectIsRestored,
  selectOtherDrafts,
  selectRefusalText,
  selectScreen,
  selectStepIndex,
  selectSteps,
} from '#machines/booking/index.ts';
import type { CheckoutRef } from '#machines/checkout/index.ts';
import { stepName } from '#src/ui/copy/booking/steps.ts';
import { booking as words } from '#src/ui/copy/booking/words.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { ErrorState } from '#src/ui/parts/Empty.tsx';
import { SkeletonForm } from '#src/ui/parts/Skeleton.tsx';
import { Stepper } from '#src/ui/parts/Stepper.tsx';
import { DraftChoices } from './DraftChoices.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Failures } from './Failures.tsx';
import { OrderDialog } from './OrderDialog.tsx';
import { Refused } from './Refused.tsx';
import { StepActions, StepBar, StepOn } from './StepActions.tsx';
import { useShared } from './use-booking.ts';

export interface BookingProps {
  actor: BookingRef;
  /** From the price to the order, while it runs. */
  checkout?: CheckoutRef | undefined;
  title: ReactNode;
  /** What a step is filled in with; every service brings its own. */
  renderStep: (step: string) => ReactNode;
  /** Opens the line an error stands in. */
  onReveal?: (path: string) => void;
  /** What the person should know before anything is typed. */
  notice?: ReactNode;
  /** Shows the orders, from the number of one that was just placed. */
  onView?: (orderNo: string) => void;
  /** What stands beside the form, about the way on: the price, the draft. */
  aside?: (on: ReactNode) => ReactNode;
  /** The address of a step that was done. */
  stepHref?: (step: string) => string;
}

/** The page of an order: its steps, what holds them up, the price beside them and the way on. */
export function Booking(props: BookingProps) {
  const { actor, checkout, title } = props;
  const screen = useShared(actor, selectScreen);
  const failure = useShared(actor, selectRefusalText);
  if (screen === 'opening')
    return (
      <div aria-busy="true" className="grid gap-2">
        {title}
        <p role="status" className="text-ink-3">
          {words.opening}
        </p>
        <SkeletonForm fields={8} />
      </div>
    );
  if (screen === 'unavailable')
    return (
      <>
        {title}
        <ErrorState level={2} onRetry={() => actor.send({ type: 'booking.retry' })}>
          {failure}
        </ErrorState>
      </>
    );
  if (screen === 'signedOut')
    return (
      <div className="grid gap-2">
        {title}
        {checkout ? <Failures actor={checkout} /> : null}
      </div>
    );
  if (screen === 'choosing')
    return (
      <div className="grid gap-2">
        {title}
        <DraftChoices actor={actor} />
      </div>
    );
  if (screen === 'refused')
    return (
      <>
        {title}
        <Refused actor={actor} />
      </>
    );
  return <OpenForm {...props} />;
}

function OpenForm({ actor, checkout, title, renderStep, onReveal, stepHref, notice, onView, aside }: BookingProps) {
  const steps = useShared(actor, selectSteps);
  const index = useShared(actor, selectStepIndex);
  const isRestored = useShared(actor, selectIsRestored);
  const otherDrafts = useShared(actor, selectOtherDrafts);
  const canListDrafts = useShared(actor, selectCanListDrafts);
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
      {isRestored || otherDrafts > 0 ? (
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
              {words.drafts.others(otherDrafts)}
            </Button>
          ) : null}
        </p>
      ) : null}
      {notice}
      {checkout ? <Failures actor={checkout} /> : null}
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
          {/* What is typed while the price is asked for would be lost; the order to be read is not typed in. */}
          <fieldset disabled={!isEditable && index < steps.length - 1} className="contents">
            {renderStep(step)}
          </fieldset>
          <StepActions actor={actor} checkout={checkout}>
            {aside ? null : <StepOn actor={actor} checkout={checkout} form={form} />}
          </StepActions>
        </form>
        {aside ? (
          <aside className="grid gap-1 lg:sticky lg:top-10">
            {aside(
              <div className="max-lg:hidden print:hidden">
                <StepOn actor={actor} checkout={checkout} form={form} block />
              </div>,
            )}
          </aside>
        ) : null}
      </div>
      {aside ? <StepBar actor={actor} checkout={checkout} form={form} /> : null}
      {onView ? <OrderDialog actor={actor} onView={onView} /> : null}
    </div>
  );
}
