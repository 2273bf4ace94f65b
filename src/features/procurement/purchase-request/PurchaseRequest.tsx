import { useSelector } from '@xstate/react';
import { ownPost, purchaseRequest as words } from '#copy/procurement/market.ts';
import { selectPublished, selectScreen } from '#machines/purchase-request/index.ts';
import { QrCode } from '#src/features/offers/views/Sharing.tsx';
import { Button, ButtonLink } from '#src/ui/parts/Button.tsx';
import { LinkField } from '#src/ui/parts/common/LinkField.tsx';
import { SkeletonForm } from '#src/ui/parts/common/Skeleton.tsx';
import { type PurchaseRequestProps, RequestFormView } from './RequestForm.tsx';

const focus = (heading: HTMLElement | null) => heading?.focus();

/** A request for quotes, from the empty form to its confirmation. */
export function PurchaseRequest(props: PurchaseRequestProps) {
  const screen = useSelector(props.actor, selectScreen);
  if (screen === 'blank') return <SkeletonForm fields={8} />;
  return screen === 'form' ? <RequestFormView {...props} /> : <Published {...props} />;
}

function Published({ actor, base, urlOf, onCopy }: PurchaseRequestProps) {
  const published = useSelector(actor, selectPublished);
  if (published === null) return null;
  const url = urlOf(published.id);
  return (
    <section className="grid gap-1.5 rounded border border-line bg-surface p-2 md:p-3">
      <h1 ref={focus} tabIndex={-1} className="font-strong text-20 outline-offset-4">
        {words.published}
      </h1>
      <p className="font-strong">{words.number(published.number)}</p>
      <p className="text-ink-2">{words.next}</p>
      <div className="grid items-center gap-2 md:grid-cols-2">
        <LinkField label={ownPost.link} url={url} />
        <QrCode url={url} label={ownPost.qr} />
      </div>
      <p className="flex flex-wrap gap-1">
        <Button icon="copy" onClick={() => onCopy(url)}>
          {ownPost.copy}
        </Button>
        <ButtonLink tone="primary" href={`${base}/${published.id}`}>
          {words.open}
        </ButtonLink>
        <Button onClick={() => actor.send({ type: 'request.again' })}>{words.again}</Button>
      </p>
    </section>
  );
}
