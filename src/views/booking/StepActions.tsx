import {
  type BookingRef,
  selectCanBack,
  selectCanNext,
  selectCanSubmit,
  selectIsBusy,
  selectIsSignedIn,
  selectQuote,
  selectStepPlace,
  selectSteps,
} from '#machines/booking/index.ts';
import { booking as words } from '#src/ui/copy/booking/words.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { useShared } from './field-store.ts';
import { Totals } from './PricePanel.tsx';

const nameOf = (step: string | undefined) => (step === undefined ? '' : (words.steps[step] ?? step));

/** The way back and the way on, under the step. */
export function StepActions({ actor }: { actor: BookingRef }) {
  const place = useShared(actor, selectStepPlace);
  const steps = useShared(actor, selectSteps);
  const canBack = useShared(actor, selectCanBack);
  const isSignedIn = useShared(actor, selectIsSignedIn);
  const isLast = place === steps.length - 1;
  return (
    <div className="flex flex-wrap items-center justify-between gap-1 max-md:*:grow print:hidden">
      {place > 0 ? (
        <Button icon="left" disabled={!canBack} onClick={() => actor.send({ type: 'step.back' })}>
          {words.back(nameOf(steps[place - 1]))}
        </Button>
      ) : null}
      <div className="ml-auto flex flex-wrap items-center gap-1 max-md:*:grow">
        {isLast && !isSignedIn ? <span className="text-12 text-ink-3">{words.signInHint}</span> : null}
        <OnButton actor={actor} label={isLast ? words.submit : words.next(nameOf(steps[place + 1]))} />
      </div>
    </div>
  );
}

function OnButton({ actor, label, size = 48 }: { actor: BookingRef; label: string; size?: 40 | 48 }) {
  const canNext = useShared(actor, selectCanNext);
  const canSubmit = useShared(actor, selectCanSubmit);
  const isBusy = useShared(actor, selectIsBusy);
  return (
    <Button type="submit" tone="primary" size={size} busy={isBusy} disabled={!canNext && !canSubmit && !isBusy}>
      {label}
    </Button>
  );
}

/** On a narrow screen the totals stay in sight at its foot. */
export function StepBar({ actor }: { actor: BookingRef }) {
  const quote = useShared(actor, selectQuote);
  if (quote === null) return null;
  return (
    <div className="sticky bottom-0 z-20 -mx-(--gut) border-line border-t bg-surface px-(--gut) py-1 lg:hidden print:hidden">
      <p className="text-12 text-ink-3">{words.price.total}</p>
      <Totals quote={quote} size={16} />
    </div>
  );
}
