import { useSelector } from '@xstate/react';
import { operatorEnquiries as words } from '#copy/operator/requests.ts';
import { containerCodes } from '#domain/reference/container-codes.ts';
import { currencies } from '#domain/reference/currencies.ts';
import {
  lineErrors,
  type OperatorEnquiryRef,
  type PriceLine,
  selectCanAddLine,
  selectCanEdit,
  selectCanRemoveLine,
  selectLines,
  selectSheet,
} from '#machines/operator-enquiry/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { TextInput } from '#src/ui/parts/common/TextInput.tsx';
import { Select } from '#src/ui/parts/list/Select.tsx';

const CURRENCIES = currencies.map(({ code, nameCn }) => ({ value: code, label: nameCn }));
const BOXES = [
  { value: '', label: words.noBox },
  ...containerCodes.map((code) => ({ value: code as string, label: code as string })),
];

/** Charges of a handwritten option, one line each. */
export function PriceLines({ actor }: { actor: OperatorEnquiryRef }) {
  const lines = useSelector(actor, selectLines);
  const canAdd = useSelector(actor, selectCanAddLine);
  return (
    <div className="grid min-w-0 gap-1">
      {lines.map((line, index) => (
        <Line key={String(index)} actor={actor} line={line} index={index} />
      ))}
      <Button
        size={32}
        icon="plus"
        disabled={!canAdd}
        className="justify-self-start"
        onClick={() => actor.send({ type: 'line.added', after: lines.length })}
      >
        {words.add}
      </Button>
    </div>
  );
}

function Line({ actor, line, index }: { actor: OperatorEnquiryRef; line: PriceLine; index: number }) {
  const canEdit = useSelector(actor, selectCanEdit);
  const canRemove = useSelector(actor, selectCanRemoveLine);
  const sheet = useSelector(actor, selectSheet);
  const fees = (sheet?.fees ?? []).map(({ code, nameCn }) => ({ value: code, label: words.feeName(nameCn, code) }));
  const errors = lineErrors(line);
  const change = (changed: Partial<PriceLine>) => actor.send({ type: 'line.changed', index, change: changed });
  return (
    <fieldset className="grid min-w-0 items-start gap-1 border border-line p-1 md:grid-cols-2 xl:grid-cols-3">
      <legend className="px-0.5 text-12 text-ink-3">{words.line(index + 1)}</legend>
      <Field label={words.fee} required>
        {(control) => (
          <Select
            {...control}
            choices={fees}
            value={line.feeCode}
            disabled={!canEdit}
            onChange={(feeCode) => change({ feeCode })}
          />
        )}
      </Field>
      <Field label={words.unitPrice} required error={errors.unitPrice ? words.priceError : null}>
        {(control) => (
          <TextInput
            {...control}
            numeric
            inputMode="decimal"
            value={line.unitPrice}
            readOnly={!canEdit}
            maxLength={12}
            onChange={(unitPrice) => change({ unitPrice: unitPrice.trim() })}
          />
        )}
      </Field>
      <Field label={words.quantity} required error={errors.quantity ? words.quantityError : null}>
        {(control) => (
          <TextInput
            {...control}
            numeric
            inputMode="decimal"
            value={line.quantity}
            readOnly={!canEdit}
            maxLength={10}
            onChange={(quantity) => change({ quantity: quantity.trim() })}
          />
        )}
      </Field>
      <Field label={words.currency}>
        {(control) => (
          <Select
            {...control}
            choices={CURRENCIES}
            value={line.currency === '' ? null : (line.currency as (typeof CURRENCIES)[number]['value'])}
            placeholder={words.usualCurrency}
            disabled={!canEdit}
            onChange={(currency) => change({ currency })}
          />
        )}
      </Field>
      <Field label={words.ctnType}>
        {(control) => (
          <Select
            {...control}
            choices={BOXES}
            value={line.ctnType}
            disabled={!canEdit}
            onChange={(ctnType) => change({ ctnType })}
          />
        )}
      </Field>
      <Button
        size={32}
        icon="close"
        disabled={!canRemove}
        className="justify-self-start"
        onClick={() => actor.send({ type: 'line.removed', index })}
      >
        {words.remove(index + 1)}
      </Button>
    </fieldset>
  );
}
