import { useSelector } from '@xstate/react';
import { dangerousLookup as words } from '#copy/dangerous-goods/lookup.ts';
import { KIT } from '#copy/kit.ts';
import { readUnNumber } from '#domain/dangerous-goods/numbers.ts';
import { type ListedNumbersRef, selectFailure, selectStandingOf } from '#machines/listed-numbers/index.ts';
import { type OrderFormRef, selectNumbers } from '#machines/order-form/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { useValue } from '../use-booking.ts';

interface ListedNumbersProps {
  actor: ListedNumbersRef;
  /** The typed number; null when invalid. */
  unNo: string | null;
}

/** Status of the look-up of a typed number; nothing once the form has its data. */
export function ListedNumbers({ actor, unNo }: ListedNumbersProps) {
  const standing = useSelector(actor, selectStandingOf(unNo));
  const failure = useSelector(actor, selectFailure);
  return (
    <div role="status" className="flex flex-wrap items-center gap-1 text-12">
      {standing === 'reading' ? <span className="text-ink-3">{words.listed.reading(unNo ?? '')}</span> : null}
      {standing === 'unlisted' ? <span className="text-warn">{words.listed.unlisted(unNo ?? '')}</span> : null}
      {standing === 'failed' ? (
        <>
          <span className="text-danger">{words.listed.failed(unNo ?? '', failure ?? '')}</span>
          <Button size={32} onClick={() => actor.send({ type: 'numbers.retry' })}>
            {KIT.retry}
          </Button>
        </>
      ) : null}
    </div>
  );
}

/** Whether the typed UN number is in the dangerous goods list. */
export function NumberStanding({ actor, at }: { actor: OrderFormRef; at: string }) {
  const unNo = useValue<string>(actor, `${at}.unNo`);
  const numbers = useSelector(actor, selectNumbers);
  return numbers === undefined ? null : <ListedNumbers actor={numbers} unNo={readUnNumber(unNo)} />;
}
