import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { frame as words } from '#copy/booking/frame.ts';
import { KIT } from '#copy/kit.ts';
import { type PricingRef, selectCanRetry, selectFailure, selectIsBusy } from '#machines/pricing/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';

/** Whether the price is up to date, and when it expires. */
export function Pricing({ actor, children }: { actor: PricingRef; children?: ReactNode }) {
  const isBusy = useSelector(actor, selectIsBusy);
  const failure = useSelector(actor, selectFailure);
  const canRetry = useSelector(actor, selectCanRetry);
  return (
    <div className="grow">
      {isBusy || failure !== null ? null : children}
      <div className="flex flex-wrap items-center gap-1 text-12" role="status">
        {isBusy ? <span className="ml-auto text-ink-3">{words.price.busy}</span> : null}
        {failure === null ? null : (
          <span className="text-danger">
            {words.price.failed}：{failure}
          </span>
        )}
        {canRetry ? (
          <Button size={32} onClick={() => actor.send({ type: 'pricing.retry' })}>
            {KIT.retry}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
