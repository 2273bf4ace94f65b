import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { frame as words } from '#copy/booking/frame.ts';
import { type BookingRef, selectIsPlacedNotified, selectRefusalText, selectScreen } from '#machines/booking/index.ts';
import type { CheckoutRef } from '#machines/checkout/index.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { SkeletonForm } from '#src/ui/parts/common/Skeleton.tsx';
import { ErrorState } from '#src/ui/parts/list/Empty.tsx';
import { LazyFailures, LazyOrderDialog } from './lazy-step.tsx';
import { LazyDraftChoices, LazyRefused } from './lazy-views.tsx';
import { type OpenFormProps, OrderForm } from './OrderForm.tsx';

export interface BookingProps extends Pick<OpenFormProps, 'onReveal' | 'stepHref'> {
  actor: BookingRef;
  /** The open form, and the checkout while it runs. */
  form: OrderFormRef | undefined;
  checkout: CheckoutRef | undefined;
  title: ReactNode;
  /** Renders a step of the open form; each service provides its own. */
  renderStep: (form: OrderFormRef, step: string) => ReactNode;
  /** Notice above the form. */
  notice?: (form: OrderFormRef) => ReactNode;
  /** Price and draft, shown beside the form. */
  aside?: (form: OrderFormRef) => ReactNode;
  /** The placed order, for services that show it in a dialog over the form. */
  placed?: (form: OrderFormRef) => ReactNode;
  /** Opens the order list at the order just placed. */
  onView?: (orderNo: string) => void;
  onCopy?: (text: string) => void;
  /** Countdown to the user centre, shown beside a placed order. */
  authNotice?: ReactNode;
}

/** Page of an order: opening the form, the form itself, and the result. */
export function Booking(props: BookingProps) {
  const { actor, form, checkout, title, renderStep, notice, aside, placed, onView, onCopy, authNotice, ...rest } =
    props;
  const screen = useSelector(actor, selectScreen);
  const isPlacedShown = useSelector(actor, selectIsPlacedNotified);
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
      {onView && isPlacedShown ? (
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
