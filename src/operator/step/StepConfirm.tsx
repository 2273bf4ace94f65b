import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { blockText, operatorStep as words } from '#copy/operator/orders.ts';
import { statusName } from '#copy/orders/list.ts';
import { orderDeviations } from '#copy/orders/order.ts';
import { UNDO_MS } from '#domain/orders/order-life.ts';
import {
  lastDigitsOf,
  type OperatorStepRef,
  type StepAct,
  type StepOrder,
  selectAct,
  selectCanConfirm,
  selectCanDismiss,
  selectIsSending,
  selectStepOrder,
  selectStepRefusal,
  selectTyped,
} from '#machines/operator-step/index.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { TextInput } from '#src/ui/parts/common/TextInput.tsx';
import { TextArea } from '#src/ui/parts/TextArea.tsx';
import { StepNotice } from './StepNotice.tsx';

/** The consequences of a deviation or an undo, and its second confirmation. */
export function StepConfirm({ actor }: { actor: OperatorStepRef }) {
  const act = useSelector(actor, selectAct);
  const order = useSelector(actor, selectStepOrder);
  return act.kind === 'deviation' ? (
    <DeviationConfirm actor={actor} act={act} order={order} />
  ) : (
    <UndoConfirm actor={actor} act={act} order={order} />
  );
}

interface ConfirmProps<Kind extends StepAct['kind']> {
  actor: OperatorStepRef;
  act: Extract<StepAct, { kind: Kind }>;
  order: StepOrder;
}

export const nameIn = ({ service, isDanger }: StepOrder) => {
  return (status: Parameters<typeof statusName>[1]) => statusName(service, status, isDanger);
};

function DeviationConfirm({ actor, act: { request, blocks }, order }: ConfirmProps<'deviation'>) {
  const typed = useSelector(actor, selectTyped);
  const { deviation: own } = words;
  const { orderNo, now } = order;
  const status = request.status ?? order.status;
  const name = nameIn(order)(status);
  const reason = request.deviation?.reason ?? '';
  const missing = blocks.map((block) => blockText(block, nameIn(order)));
  const arePapersMissing = blocks.some(({ code }) => code === 'PAPERS_OUTSTANDING');
  const digits = lastDigitsOf(orderNo);
  return (
    <Framed actor={actor} back={own.back} confirm={own.confirm(name)}>
      <Consequence>
        <b>{own.missing}</b>
        <ul className="list-disc pl-2">
          {missing.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Consequence>
      {arePapersMissing ? <Consequence>{own.papers}</Consequence> : null}
      <Consequence>
        <b>{own.seen}</b> <Badge tone="danger">{orderDeviations.badge}</Badge> {own.shown(name, blocks.length, reason)}
        <StepNotice orderNo={orderNo} facts={{ status, reason }} sent={words.sent} notSent={words.notSent} />
      </Consequence>
      <Consequence>
        {own.log(blocks.length)}
        {own.until(now + UNDO_MS)}
      </Consequence>
      <Typing
        actor={actor}
        label={own.typed}
        help={own.typedHelp(orderNo)}
        error={typed.trim().length >= digits.length && typed.trim() !== digits ? own.typedOther : null}
      />
    </Framed>
  );
}

function UndoConfirm({ actor, act: { to }, order }: ConfirmProps<'undo'>) {
  const { undo: own } = words;
  const reason = useSelector(actor, selectTyped);
  const canType = useSelector(actor, selectCanDismiss);
  const [from, back] = [order.status, to].map(nameIn(order)) as [string, string];
  const facts = { undone: order.status, status: to, reason };
  return (
    <Framed actor={actor} back={own.back} confirm={own.confirm}>
      <Consequence>{own.status(from, back)}</Consequence>
      <Consequence>
        <StepNotice orderNo={order.orderNo} facts={facts} sent={words.sent} notSent={words.notSent} />
      </Consequence>
      <Consequence>{own.log}</Consequence>
      <li>
        <Field label={own.reason} required help={own.reasonHelp}>
          {(control) => (
            <TextArea
              {...control}
              limit={200}
              readOnly={!canType}
              value={reason}
              onChange={(text) => actor.send({ type: 'step.typed', text })}
            />
          )}
        </Field>
      </li>
    </Framed>
  );
}

interface FramedProps {
  actor: OperatorStepRef;
  back: string;
  confirm: string;
  children: ReactNode;
}

/** The consequences, the way back, which changes nothing, and the confirmation. */
function Framed({ actor, back, confirm, children }: FramedProps) {
  const refusal = useSelector(actor, selectStepRefusal);
  const canConfirm = useSelector(actor, selectCanConfirm);
  const canDismiss = useSelector(actor, selectCanDismiss);
  const isSending = useSelector(actor, selectIsSending);
  return (
    <div className="grid gap-1.5">
      <ul className="grid gap-1">{children}</ul>
      {refusal === null ? null : (
        <Note tone="danger" live>
          {refusal}
        </Note>
      )}
      <span className="flex flex-wrap justify-end gap-1">
        <Button disabled={!canDismiss} data-autofocus onClick={() => actor.send({ type: 'step.dismiss' })}>
          {back}
        </Button>
        <Button
          tone="danger"
          busy={isSending}
          disabled={!(canConfirm || isSending)}
          onClick={() => actor.send({ type: 'step.confirm' })}
        >
          {confirm}
        </Button>
      </span>
    </div>
  );
}

const Consequence = ({ children }: { children: ReactNode }) => (
  <li className="flex items-start gap-1">
    <Icon name="warn" className="mt-0.25 shrink-0 text-warn" />
    <span className="grid min-w-0 gap-0.5">
      <span>{children}</span>
    </span>
  </li>
);

interface TypingProps {
  actor: OperatorStepRef;
  label: string;
  help: string;
  error: string | null;
}

function Typing({ actor, label, help, error }: TypingProps) {
  const typed = useSelector(actor, selectTyped);
  const canType = useSelector(actor, selectCanDismiss);
  return (
    <li>
      <Field label={label} required help={help} error={error}>
        {(control) => (
          <TextInput
            {...control}
            inputMode="numeric"
            autoComplete="off"
            readOnly={!canType}
            value={typed}
            onChange={(text) => actor.send({ type: 'step.typed', text })}
          />
        )}
      </Field>
    </li>
  );
}
