import { useSelector } from '@xstate/react';
import { selectPublished, selectScreen } from '#machines/purchase-request/index.ts';
import { purchaseRequest as words } from '#src/ui/copy/purchase-request.ts';
import { Button, ButtonLink } from '#src/ui/parts/Button.tsx';
import { SkeletonForm } from '#src/ui/parts/common/Skeleton.tsx';
import type { PurchaseRequestProps } from './purchase-request.types.ts';
import { RequestFormView } from './RequestForm.tsx';

const focus = (heading: HTMLElement | null) => heading?.focus();

/** A request for quotes, from an empty form to its number. */
export function PurchaseRequest(props: PurchaseRequestProps) {
  const screen = useSelector(props.actor, selectScreen);
  if (screen === 'blank') return <SkeletonForm fields={8} />;
  return screen === 'form' ? <RequestFormView {...props} /> : <Published {...props} />;
}

function Published({ actor, base }: PurchaseRequestProps) {
  const published = useSelector(actor, selectPublished);
  return (
    <section className="grid justify-items-start gap-1.5 rounded border border-line bg-surface p-2 md:p-3">
      <h1 ref={focus} tabIndex={-1} className="font-strong text-20 outline-offset-4">
        {words.published}
      </h1>
      <p className="font-strong">{words.number(published?.number ?? '')}</p>
      <p className="text-ink-2">{words.next}</p>
      <p className="flex flex-wrap gap-1">
        <ButtonLink tone="primary" href={`${base}/${published?.id ?? ''}`}>
          {words.open}
        </ButtonLink>
        <Button onClick={() => actor.send({ type: 'request.again' })}>{words.again}</Button>
      </p>
    </section>
  );
}
