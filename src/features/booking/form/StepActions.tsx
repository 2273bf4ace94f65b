import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { stepName } from '#copy/booking/dictionary.ts';
import { formButtons, frame as words } from '#copy/booking/frame.ts';
import { type CheckoutRef, selectCanLeave, selectIsWorking } from '#machines/checkout/index.ts';
import {
  type OrderFormRef,
  selectAmends,
  selectCanBack,
  selectCanNext,
  selectCanSubmit,
  selectIsBusy,
  selectIsSignedIn,
  selectStepIndex,
  selectSteps,
} from '#machines/order-form/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Totals } from './PricePanel.tsx';
import { useShared } from './use-booking.ts';
import { useQuote } from './use-quote.ts';

const nameOf = (step: string | undefined) => (step === undefined ? '' : stepName(step));

interface StepActionsProps {
  actor: OrderFormRef;
  checkout: CheckoutRef | undefined;
  children?: ReactNode;
}

/** Back button, and the continue button when it is not shown elsewhere. */
export function StepActions({ actor, checkout, children }: StepActionsProps) {
  const index = useShared(actor, selectStepIndex);
  const steps = useShared(actor, selectSteps);
  const canBack = useShared(actor, selectCanBack);
  const canLeave = useSelector(checkout, (snapshot) => snapshot !== undefined && selectCanLeave(snapshot));
  const isSignedIn = useShared(actor, selectIsSignedIn);
  const isLast = index === steps.length - 1;
  return (
    <div className="flex flex-wrap items-center justify-between gap-1 max-md:*:grow print:hidden">
      {index > 0 ? (
        <Button
          icon="left"
          disabled={!canBack && !canLeave}
          onClick={() => (canLeave ? checkout : actor)?.send({ type: 'step.back' })}
        >
          {words.back(nameOf(steps[index - 1]))}
        </Button>
      ) : null}
      <div className="ml-auto flex flex-wrap items-center gap-1 max-md:*:grow">
        {isLast && !isSignedIn ? <span className="text-12 text-ink-3">{words.signInHint}</span> : null}
        {children}
      </div>
    </div>
  );
}

interface StepOnProps {
  actor: OrderFormRef;
  checkout: CheckoutRef | undefined;
  /** Id of the form it submits. */
  form: string;
  size?: 40 | 48;
}

/** Continues to the next step, or places the order in the last one. */
export function StepOn({ actor, checkout, form, size = 48 }: StepOnProps) {
  const index = useShared(actor, selectStepIndex);
  const steps = useShared(actor, selectSteps);
  const isAmending = useShared(actor, selectAmends) !== undefined;
  const canNext = useShared(actor, selectCanNext);
  const canSubmit = useShared(actor, selectCanSubmit);
  const isWorking = useSelector(checkout, (snapshot) => snapshot !== undefined && selectIsWorking(snapshot));
  const isBusy = useShared(actor, selectIsBusy) || isWorking;
  return (
    <Button
      type="submit"
      form={form}
      tone="primary"
      size={size}
      busy={isBusy}
      disabled={!canNext && !canSubmit && !isBusy}
    >
      {index === steps.length - 1
        ? isAmending
          ? formButtons.amend
          : words.submit
        : words.next(nameOf(steps[index + 1]))}
    </Button>
  );
}

/** Bottom bar with the continue or order button; shows the totals on narrow screens, where the price panel is elsewhere. */
export function StepBar({ actor, checkout, form }: Pick<StepOnProps, 'actor' | 'checkout' | 'form'>) {
  const { quote, isDue } = useQuote(actor);
  return (
    <section
      aria-label={words.price.total}
      data-foot
      className="sticky bottom-0 z-20 -mx-(--gut) flex flex-wrap items-center justify-between gap-x-2 gap-y-1 border-line border-t bg-surface px-(--gut) py-1 print:hidden"
    >
      {quote === null ? null : (
        <div className="min-w-0 lg:hidden">
          <p className="text-12 text-ink-3" aria-hidden="true">
            {words.price.total}
          </p>
          <Totals quote={quote} isDue={isDue} isShort />
        </div>
      )}
      <span className="ml-auto">
        <StepOn actor={actor} checkout={checkout} form={form} size={40} />
      </span>
    </section>
  );
}
