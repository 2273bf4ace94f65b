import { type ReactNode, useCallback } from 'react';
import { fieldLabel } from '#copy/booking/dictionary.ts';
import type { BookingFacts, BookingForm } from '#domain/booking/service.ts';
import type { AnyField } from '#domain/form/field.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { CountryPick } from '#src/ui/parts/CountryPick.tsx';
import type { ControlProps } from '#src/ui/parts/common/Field.tsx';
import { TextInput } from '#src/ui/parts/common/TextInput.tsx';
import { Checkbox } from '#src/ui/parts/list/Checkbox.tsx';
import { Select } from '#src/ui/parts/list/Select.tsx';
import { TextArea } from '#src/ui/parts/TextArea.tsx';
import { choicesAt } from './described.ts';
import { useValue } from './use-booking.ts';

const unitText = {
  celsius: '℃',
  centimetre: 'cm',
  kilogram: 'kg',
  kilogramEach: 'kg/件',
  cubicMetre: 'm³',
  percent: '%',
  box: '',
  piece: '',
};

export function useEntry(actor: OrderFormRef, path: string) {
  const set = useCallback(
    (next: string | boolean) => actor.send({ type: 'form.set', path, value: next }),
    [actor, path],
  );
  const leave = useCallback(() => actor.send({ type: 'form.left', path }), [actor, path]);
  return { set, leave };
}

interface BookedTickProps {
  actor: OrderFormRef;
  path: string;
  disabled: boolean;
  help: ReactNode;
  error: string | null;
  describedBy: string | undefined;
}

/** A box to tick, with its words beside it. */
export function BookedTick({ actor, path, disabled, help, error, describedBy }: BookedTickProps) {
  const value = useValue<boolean>(actor, path);
  const { set } = useEntry(actor, path);
  return (
    <Checkbox
      checked={value === true}
      onChange={set}
      disabled={disabled}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy}
    >
      {fieldLabel(path)}
      {help ? <span className="ml-0.5 text-12 text-ink-3">{help}</span> : null}
      {error ? (
        <span role="alert" className="block text-12 text-danger">
          {error}
        </span>
      ) : null}
    </Checkbox>
  );
}

export interface BookedControlProps {
  actor: OrderFormRef;
  path: string;
  field: AnyField<BookingForm, BookingFacts>;
  control: ControlProps;
  disabled: boolean;
}

/**
 * React removes and restores an input's `name` attribute on every render, which makes the form rebuild its list of
 * controls at the next event. Defining `name` as a plain property keeps the attribute, and the form's cache,
 * untouched; `type` likewise.
 */
const shieldName = (input: HTMLInputElement | null) => {
  if (input) Object.defineProperty(input, 'name', { value: '', writable: true });
};

/** Renders the control of a field; a keystroke re-renders only this component. */
export function BookedControl({ actor, path, field, control, disabled }: BookedControlProps) {
  const value = useValue<unknown>(actor, path);
  const { set, leave } = useEntry(actor, path);
  const choose = (code: string) => {
    set(code);
    leave();
  };
  const text = typeof value === 'string' ? value : '';
  if (field.kind === 'choice')
    return <Select {...control} value={text} disabled={disabled} onChange={choose} choices={choicesAt(actor, path)} />;
  if (field.kind === 'longText')
    return (
      <TextArea
        {...control}
        value={text}
        disabled={disabled}
        onChange={set}
        onBlur={leave}
        {...(field.most === undefined ? {} : { limit: field.most })}
      />
    );
  const isNumber = field.kind === 'quantity' || field.kind === 'whole';
  const type = field.kind === 'day' ? 'date' : field.kind === 'minute' ? 'datetime-local' : undefined;
  return (
    <TextInput
      {...control}
      inputRef={shieldName}
      type={type}
      value={text}
      disabled={disabled}
      onChange={set}
      onBlur={leave}
      maxLength={field.most}
      numeric={isNumber}
      inputMode={isNumber ? 'decimal' : field.kind === 'phone' ? 'tel' : undefined}
      autoComplete="off"
      unit={field.unit === undefined ? undefined : unitText[field.unit] || undefined}
      after={path.endsWith('.countryCode') && !disabled ? <CountryPick onChoose={choose} /> : null}
    />
  );
}
