import { useSelector } from '@xstate/react';
import { operatorOrders } from '#copy/operator/orders.ts';
import { amendment as amending } from '#copy/orders/amendment.ts';
import {
  type OperatorOrderRef,
  selectAmendment,
  selectCanEdit,
  selectReturned,
} from '#machines/operator-order/index.ts';
import { AmendmentChanges } from '#src/features/orders/views/AmendmentChanges.tsx';
import { HOUSE_ZONE } from '#src/ui/house-zone.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { ReasonForm } from './ReasonForm.tsx';

const words = operatorOrders.amendment;

/** Pending amendment: changes, price and answer form. */
export function AmendmentReview({ actor }: { actor: OperatorOrderRef }) {
  const amendment = useSelector(actor, selectAmendment);
  const canEdit = useSelector(actor, (snapshot) => selectCanEdit(snapshot) && selectReturned(snapshot) === null);
  const isRefusing = useSelector(actor, (snapshot) => {
    const about = selectReturned(snapshot)?.about;
    return about !== undefined && 'amendment' in about;
  });
  if (amendment === null) return null;
  const { no, at } = amendment;
  return (
    <section
      aria-labelledby="amendment"
      className="grid min-w-0 gap-1 rounded border border-line bg-surface p-2 md:p-3"
    >
      <h3 id="amendment" className="font-strong text-16">
        {words.title} <span className="font-normal text-12 text-ink-3">{amending.name(no)}</span>
      </h3>
      <p className="flex flex-wrap gap-x-1 text-12 text-ink-3">
        <span>
          {amending.asked} <DateTime instant={at} zone={HOUSE_ZONE} withYear />
        </span>
        <span>{words.lead}</span>
      </p>
      <AmendmentChanges amendment={amendment} />
      {isRefusing ? (
        <ReasonForm actor={actor} words={words.refusing} />
      ) : (
        <span className="flex flex-wrap gap-1">
          <Button
            icon="check"
            disabled={!canEdit}
            onClick={() => actor.send({ type: 'amendment.accept', amendment: no })}
          >
            {words.accept}
          </Button>
          <Button
            tone="danger"
            disabled={!canEdit}
            onClick={() => actor.send({ type: 'amendment.doubt', amendment: no })}
          >
            {words.doubt}
          </Button>
        </span>
      )}
    </section>
  );
}
