import { useSelector } from '@xstate/react';
import { operatorRestrictions as words } from '#copy/operator/console.ts';
import { orders } from '#copy/orders/list.ts';
import {
  type OperatorRestrictionsRef,
  selectCanDrop,
  selectCanSave,
  selectConsidered,
  selectDraft,
  selectIsSaving,
} from '#machines/operator-restrictions/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { takeFocus } from '../queue/take-focus.ts';
import { draftText } from './draft-text.ts';

/** Open orders that the restriction would refuse, shown before saving. */
export function Considered({ actor }: { actor: OperatorRestrictionsRef }) {
  const considered = useSelector(actor, selectConsidered);
  const draft = useSelector(actor, selectDraft);
  const canSave = useSelector(actor, selectCanSave);
  const canDrop = useSelector(actor, selectCanDrop);
  const isSaving = useSelector(actor, selectIsSaving);
  if (considered === null || draft === null) return null;
  const { partyName, orders: refused, total } = considered;
  return (
    <section
      aria-labelledby="considered"
      onKeyDown={({ key }) => {
        if (key === 'Escape' && canSave) actor.send({ type: 'draft.change' });
      }}
      className="grid min-w-0 gap-1.5 rounded border border-line bg-surface p-2 md:p-3"
    >
      <h2 id="considered" tabIndex={-1} ref={takeFocus} className="font-strong text-16 leading-head">
        {words.considered(partyName, draftText(draft))}
      </h2>
      <p role="status">{total === 0 ? words.refusesNone : words.refuses(total)}</p>
      {draft.validFrom === '' ? null : <p className="text-12 text-ink-3">{words.notYet}</p>}
      {refused.length === 0 ? null : (
        <ul aria-label={words.orders} className="grid">
          {refused.map(({ orderNo, status }) => (
            <li key={orderNo} className="flex flex-wrap justify-between gap-1 border-line border-b py-0.5">
              <span className="font-strong">{orderNo}</span>
              <span className="text-ink-2">{orders.statuses[status]}</span>
            </li>
          ))}
        </ul>
      )}
      {total > refused.length ? <p className="text-12 text-ink-3">{words.moreOrders(total - refused.length)}</p> : null}
      <div className="flex flex-wrap gap-1">
        <Button
          tone="primary"
          busy={isSaving}
          disabled={!(canSave || isSaving)}
          onClick={() => actor.send({ type: 'draft.save' })}
        >
          {words.save}
        </Button>
        <Button disabled={!canSave} onClick={() => actor.send({ type: 'draft.change' })}>
          {words.change}
        </Button>
        <Button disabled={!canDrop} onClick={() => actor.send({ type: 'draft.drop' })}>
          {words.drop}
        </Button>
      </div>
    </section>
  );
}
