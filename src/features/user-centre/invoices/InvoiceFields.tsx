import { useSelector } from '@xstate/react';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { invoiceErrors, invoices as words } from '#copy/user-centre/enterprise.ts';
import { type InvoiceType, invoiceTypes } from '#domain/invoices/requests.ts';
import { currencySymbol, formatAmount } from '#domain/money.ts';
import {
  type InvoiceField,
  type InvoiceRequestRef,
  selectError,
  selectIsSpecial,
  selectText,
} from '#machines/invoice-request/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { Money } from '#src/ui/parts/common/Money.tsx';
import { RadioGroup } from '#src/ui/parts/common/RadioGroup.tsx';
import { TextInput } from '#src/ui/parts/common/TextInput.tsx';

/** One total for each currency, never added together. */
export const Amounts = ({ amounts }: { amounts: readonly { currency: string; amount: string }[] }) => (
  <span className="inline-flex flex-wrap gap-x-1">
    {amounts.map(({ currency, amount }) => (
      <Money key={currency} symbol={currencySymbol(currency)} amount={formatAmount(amount)} />
    ))}
  </span>
);

const focus = (element: HTMLElement | null) => element?.focus();

/** Focuses itself on mount, so that screen readers announce the step. */
export const StepHead = ({ children }: { children: ReactNode }) => (
  <h2 ref={focus} tabIndex={-1} className="font-strong text-16 outline-0">
    {children}
  </h2>
);

const always: readonly InvoiceField[] = ['companyName', 'taxpayerId', 'receiverName', 'receiverPhone'];
const ofSpecial: readonly InvoiceField[] = ['regAddress', 'regPhone', 'bankName', 'bankAccount'];
const texts: readonly InvoiceField[] = [
  'companyName',
  'taxpayerId',
  ...ofSpecial,
  'receiverName',
  'receiverPhone',
  'region',
  'address',
];

/** Invoice details; special invoices also need address and bank. */
export function InvoiceFields({ actor }: { actor: InvoiceRequestRef }) {
  const isSpecial = useSelector(actor, selectIsSpecial);
  const form = useRef<HTMLFormElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    flushSync(() => actor.send({ type: 'invoice.check' }));
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  };

  return (
    <form ref={form} noValidate method="post" onSubmit={submit} className="grid gap-2">
      <StepHead>{words.fill}</StepHead>
      <Kind actor={actor} />
      <div className="grid gap-1.5 md:grid-cols-2">
        {texts.map((field) => (
          <Line
            key={field}
            actor={actor}
            field={field}
            isRequired={always.includes(field) || (isSpecial && ofSpecial.includes(field))}
          />
        ))}
      </div>
      <div className="flex flex-wrap gap-1">
        <Button onClick={() => actor.send({ type: 'invoice.cancel' })}>{words.cancel}</Button>
        <Button onClick={() => actor.send({ type: 'invoice.back' })}>{words.back}</Button>
        <Button type="submit" tone="primary">
          {words.check}
        </Button>
      </div>
    </form>
  );
}

function Kind({ actor }: { actor: InvoiceRequestRef }) {
  const kind = useSelector(actor, selectText('invoiceType'));
  return (
    <Field label={words.fields.invoiceType} grouped>
      {(control) => (
        <RadioGroup
          {...control}
          choices={invoiceTypes.map((value) => ({ value, label: words.types[value] }))}
          value={kind as InvoiceType}
          onChange={(text) => actor.send({ type: 'invoice.typed', field: 'invoiceType', text })}
        />
      )}
    </Field>
  );
}

interface LineProps {
  actor: InvoiceRequestRef;
  field: InvoiceField;
  isRequired: boolean;
}

function Line({ actor, field, isRequired }: LineProps) {
  const value = useSelector(actor, selectText(field));
  const error = useSelector(actor, selectError(field));
  return (
    <Field
      label={words.fields[field]}
      required={isRequired}
      error={error && invoiceErrors[error as keyof typeof invoiceErrors]}
    >
      {(control) => (
        <TextInput {...control} value={value} onChange={(text) => actor.send({ type: 'invoice.typed', field, text })} />
      )}
    </Field>
  );
}
