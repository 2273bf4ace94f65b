import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { type BookingRef, selectIsPlacedTold, selectRefusalText, selectScreen } from '#machines/booking/index.ts';
import type { CheckoutRef } from '#machines/checkout/index.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { frame as words } from '#src/ui/copy/booking/frame-words.ts';
import { SkeletonForm } from '#src/ui/parts/common/Skeleton.tsx';
import { ErrorState } from '#src/ui/parts/list/Empty.tsx';
import { LazyFailures, LazyOrderDialog } from './lazy-step.tsx';
import { LazyDraftChoices, LazyRefused } from './lazy-views.tsx';
import { type OpenFormProps, OrderForm } from './OrderForm.tsx';

export interface BookingProps extends Pick<OpenFormProps, 'onReveal' | 'stepHref'> {
  actor: BookingRef;
  /** The form that is open, and from its price to the order the checkout, while each runs. */
  form: OrderFormRef | undefined;
  checkout: CheckoutRef | undefined;
  title: ReactNode;
  /** What a step of the open form is filled in with; every service brings its own. */
  renderStep: (form: OrderFormRef, step: string) => ReactNode;
  /** What the person should know before anything is typed. */
  notice?: (form: OrderFormRef) => ReactNode;
  /** What is beside the form, about the way on: the price, the draft. */
  aside?: (form: OrderFormRef) => ReactNode;
  /** What was ordered, where a dialog over the form shows it. */
  placed?: (form: OrderFormRef) => ReactNode;
  /** Shows the orders, from the number of one that was just placed. */
  onView?: (orderNo: string) => void;
  onCopy?: (text: string) => void;
  /** Counts down to the user centre, beside a placed order. */
  authNotice?: ReactNode;
}

/** The page of an order: how its form is opened, the form, and what becomes of it. */
export function Booking(props: BookingProps) {
  const { actor, form, checkout, title, renderStep, notice, aside, placed, onView, onCopy, authNotice, ...rest } =
    props;
  const screen = useSelector(actor, selectScreen);
  const isTold = useSelector(actor, selectIsPlacedTold);
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
  if (screen === 'unavailable') return <Unavailable actor={actor} title={title} />;
  if (screen === 'signedOut')
    return (
      <div className="grid gap-2">
        {title}
        {checkout ? <LazyFailures actor={checkout} /> : null}
      </div>
    );
  if (screen === 'choosing')
    return (
      <div className="grid gap-2">
        {title}
        <LazyDraftChoices actor={actor} />
      </div>
    );
  if (screen === 'refused')
    return (
      <>
        {title}
        <LazyRefused actor={actor} />
      </>
    );
  if (form === undefined) return title;
  return (
    <>
      <OrderForm
        {...rest}
        actor={form}
        checkout={checkout}
        title={title}
        renderStep={(step) => renderStep(form, step)}
        notice={notice?.(form)}
        {...(aside ? { aside: aside(form) } : {})}
      />
      {onView && isTold ? (
        <LazyOrderDialog
          actor={actor}
          form={form}
          onView={onView}
          authNotice={authNotice}
          {...(onCopy ? { onCopy } : {})}
        >
          {placed?.(form)}
        </LazyOrderDialog>
      ) : null}
    </>
  );
}

function Unavailable({ actor, title }: Pick<BookingProps, 'actor' | 'title'>) {
  const failure = useSelector(actor, selectRefusalText);
  return (
    <>
      {title}
      <ErrorState level={2} onRetry={() => actor.send({ type: 'booking.retry' })}>
        {failure}
      </ErrorState>
    </>
  );
}
