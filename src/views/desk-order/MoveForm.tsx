import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { asksToAct } from '#domain/notices/kinds.ts';
import { shortWords } from '#domain/notices/short-words.ts';
import { type DeskStatus, dgStatuses } from '#domain/orders/statuses.ts';
import {
  type DeskOrderRef,
  selectCanEdit,
  selectCanMove,
  selectIsMoving,
  selectMoveDangerous,
  selectMoveStatus,
  selectMoves,
  selectOrderNo,
  selectRemark,
  selectSheet,
} from '#machines/desk-order/index.ts';
import { deskOrders as words } from '#src/ui/copy/desk-orders.ts';
import { noticeText, noticeWords } from '#src/ui/copy/notice-texts.ts';
import { orders } from '#src/ui/copy/orders.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { Select } from '#src/ui/parts/list/Select.tsx';
import { TextArea } from '#src/ui/parts/TextArea.tsx';

const BOX = 'grid min-w-0 gap-1 rounded border border-line bg-surface p-2 md:p-3';

/** Takes the order to its next status, with a word to the customer. */
export function MoveForm({ actor }: { actor: DeskOrderRef }) {
  const status = useSelector(actor, selectMoveStatus);
  const remark = useSelector(actor, selectRemark);
  const moves = useSelector(actor, selectMoves);
  const canEdit = useSelector(actor, selectCanEdit);
  const canMove = useSelector(actor, selectCanMove);
  const isMoving = useSelector(actor, selectIsMoving);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'move.submit' });
  };
  if (moves.length === 0) return <p className={BOX}>{words.over}</p>;
  return (
    <form ref={focusFirst} noValidate method="post" aria-labelledby="move" onSubmit={submit} className={BOX}>
      <h3 id="move" className="font-strong text-16">
        {words.next} <span className="font-normal text-12 text-ink-3">{words.nextHelp}</span>
      </h3>
      <div className="grid gap-1 md:grid-cols-2">
        <Field label={words.status} required>
          {(control) => (
            <Select
              {...control}
              choices={moves.map((value) => ({ value, label: orders.statuses[value] }))}
              value={status}
              disabled={!canEdit}
              onChange={(chosen) => actor.send({ type: 'move.chosen', status: chosen })}
            />
          )}
        </Field>
        <DangerousField actor={actor} />
      </div>
      <Field label={words.remark} required={status === 'rejected'} help={words.remarkHelp}>
        {(control) => (
          <TextArea
            {...control}
            limit={200}
            readOnly={!canEdit}
            value={remark}
            onChange={(typed) => actor.send({ type: 'remark.typed', remark: typed })}
          />
        )}
      </Field>
      {status === null ? null : <Told actor={actor} to={status} />}
      <Button
        type="submit"
        tone="primary"
        busy={isMoving}
        disabled={!(canMove || isMoving)}
        className="justify-self-start"
      >
        {words.move}
      </Button>
    </form>
  );
}

/** What moves, and what its customer is told: as it is sent, or that nothing is. */
function Told({ actor, to }: { actor: DeskOrderRef; to: DeskStatus }) {
  const orderNo = useSelector(actor, selectOrderNo);
  const reason = useSelector(actor, selectRemark).trim();
  const from = useSelector(actor, (snapshot) => selectSheet(snapshot)?.order.status ?? null);
  if (orderNo === null || from === null) return null;
  return (
    <div className="grid gap-0.5 rounded border border-line bg-sunken px-1.5 py-1">
      <p className="font-strong">{words.moves(orders.statuses[from], orders.statuses[to])}</p>
      {asksToAct(to) ? (
        <>
          <p className="text-12 text-ink-3">{words.sent}</p>
          <q className="border-sea border-l-2 pl-1 text-ink-2 [quotes:none]">
            {noticeText(
              noticeWords({ kind: 'orderAction', subject: orderNo, facts: { status: to, reason: shortWords(reason) } }),
              null,
            )}
          </q>
        </>
      ) : (
        <p className="text-12 text-ink-3">{words.notSent}</p>
      )}
      {to === 'rejected' ? <p className="text-12 text-warn">{words.final}</p> : null}
    </div>
  );
}

/** Who opened an order goes on in its form. */
const focusFirst = (form: HTMLElement | null) => form?.querySelector('select')?.focus();

const ANSWERS = dgStatuses
  .filter((value) => value !== 'none')
  .map((value) => ({ value, label: orders.dgStatuses[value] }));

/** What was answered about the dangerous goods; only where there are any. */
function DangerousField({ actor }: { actor: DeskOrderRef }) {
  const dgStatus = useSelector(actor, selectMoveDangerous);
  const canEdit = useSelector(actor, selectCanEdit);
  const isDanger = useSelector(actor, (snapshot) => selectSheet(snapshot)?.order.isDanger === 'Y');
  return isDanger ? (
    <Field label={words.dangerous}>
      {(control) => (
        <Select
          {...control}
          choices={ANSWERS}
          value={dgStatus}
          placeholder={words.unchanged}
          disabled={!canEdit}
          onChange={(chosen) => actor.send({ type: 'dangerous.chosen', dgStatus: chosen })}
        />
      )}
    </Field>
  ) : null;
}
