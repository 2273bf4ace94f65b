import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { operatorCancellation as words } from '#copy/operator/orders.ts';
import { totalsOfAmounts } from '#domain/fees/line.ts';
import { CANCEL_REASON_LONGEST } from '#domain/limits.ts';
import { isFeeAmount } from '#domain/orders/cancellation-fees.ts';
import { cancellationFeeCodes } from '#domain/reference/cancellation-fees.ts';
import { currencies } from '#domain/reference/currencies.ts';
import {
  type FeeDraft,
  type CancellationForm as Form,
  type OperatorCancellationRef,
  selectCanAddFee,
  selectCanEdit,
  selectCanSubmit,
  selectForm,
  selectIsSending,
  takesFees,
} from '#machines/operator-cancellation/index.ts';
import { feeText } from '#src/features/orders/views/CancellationFees.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { TextInput } from '#src/ui/parts/common/TextInput.tsx';
import { Select } from '#src/ui/parts/list/Select.tsx';
import { TextArea } from '#src/ui/parts/TextArea.tsx';

const CODES = cancellationFeeCodes.map(({ code, nameCn }) => ({ value: code, label: nameCn }));
const CURRENCIES = currencies.map(({ code, nameCn }) => ({ value: code, label: nameCn }));

/** Answer to a cancellation: fee lines and reason. */
export function CancellationForm({ actor }: { actor: OperatorCancellationRef }) {
  const form = useSelector(actor, selectForm);
  const canEdit = useSelector(actor, selectCanEdit);
  const canSubmit = useSelector(actor, selectCanSubmit);
  const isSending = useSelector(actor, selectIsSending);
  if (form === null) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'cancellation.submit' });
  };
  return (
    <form
      ref={focusFirst}
      noValidate
      method="post"
      aria-label={words.acts[form.act].begin}
      onSubmit={submit}
      className="grid gap-1"
    >
      {takesFees(form) ? <Fees actor={actor} form={form} canEdit={canEdit} /> : null}
      {form.act === 'FREE' ? <p className="text-warn">{words.free}</p> : null}
      <Field label={form.act === 'FREE' ? words.reasonOptional : words.reason} required={form.act !== 'FREE'}>
        {(control) => (
          <TextArea
            {...control}
            limit={CANCEL_REASON_LONGEST}
            readOnly={!canEdit}
            value={form.reason}
            onChange={(reason) => actor.send({ type: 'reason.typed', reason })}
          />
        )}
      </Field>
      <span className="flex flex-wrap justify-end gap-1">
        <Button disabled={!canEdit} onClick={() => actor.send({ type: 'cancellation.drop' })}>
          {words.drop}
        </Button>
        <Button type="submit" tone="danger" busy={isSending} disabled={!(canSubmit || isSending)}>
          {words.acts[form.act].confirm}
        </Button>
      </span>
    </form>
  );
}

interface FeesProps {
  actor: OperatorCancellationRef;
  form: Form;
  canEdit: boolean;
}

function Fees({ actor, form: { fees }, canEdit }: FeesProps) {
  const canAdd = useSelector(actor, selectCanAddFee);
  const totals = totalsOfAmounts(fees.filter(({ amount }) => isFeeAmount(amount.trim())));
  return (
    <>
      {fees.map((fee, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name of its own
        <FeeRow key={index} actor={actor} fee={fee} index={index} canEdit={canEdit} />
      ))}
      <span className="flex flex-wrap items-center gap-1">
        <Button size={32} disabled={!canAdd} onClick={() => actor.send({ type: 'fee.add' })}>
          {words.addFee}
        </Button>
        {totals.length === 0 ? null : (
          <span className="font-strong tabular-nums">
            {words.total} {feeText(totals)}
          </span>
        )}
      </span>
    </>
  );
}

function FeeRow({ actor, fee, index, canEdit }: Omit<FeesProps, 'form'> & { fee: FeeDraft; index: number }) {
  const change = (more: Partial<FeeDraft>) => actor.send({ type: 'fee.change', index, change: more });
  return (
    <fieldset className="grid gap-1 rounded border border-line p-1 md:grid-cols-[2fr_1fr_1fr_auto] md:items-start">
      <legend className="px-0.5 text-12 text-ink-3">{words.fee(index + 1)}</legend>
      <Field label={words.feeCode} required>
        {(control) => (
          <Select
            {...control}
            choices={CODES}
            value={fee.feeCode}
            disabled={!canEdit}
            onChange={(feeCode) => change({ feeCode })}
          />
        )}
      </Field>
      <Field label={words.currency} required>
        {(control) => (
          <Select
            {...control}
            choices={CURRENCIES}
            value={fee.currency}
            disabled={!canEdit}
            onChange={(currency) => change({ currency })}
          />
        )}
      </Field>
      <Field label={words.amount} required help={words.amountHelp}>
        {(control) => (
          <TextInput
            {...control}
            inputMode="decimal"
            autoComplete="off"
            maxLength={13}
            readOnly={!canEdit}
            value={fee.amount}
            onChange={(amount) => change({ amount })}
          />
        )}
      </Field>
      <Button
        size={32}
        disabled={!canEdit}
        className="justify-self-start md:mt-3"
        onClick={() => actor.send({ type: 'fee.remove', index })}
      >
        {words.removeFee(index + 1)}
      </Button>
    </fieldset>
  );
}

/** The form replaces the button that opened it. */
const focusFirst = (form: HTMLElement | null) => form?.querySelector<HTMLElement>('input, select, textarea')?.focus();
