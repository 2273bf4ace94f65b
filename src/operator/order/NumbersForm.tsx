import { useSelector } from '@xstate/react';
import { type FormEvent, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { unitNames, shipmentNumbersCopy as words } from '#copy/orders/numbers.ts';
import { hasBlockingErrors } from '#domain/form/check.ts';
import { kindsOf } from '#domain/shipment/number-kinds.ts';
import { numbersDescription, type ShipmentNumbers } from '#domain/shipment/numbers.ts';
import {
  factsOf,
  type NumberedOrder,
  reportedErrors,
  type ShipmentNumbersRef,
  selectCanAddUnit,
  selectCanEdit,
  selectCanPaste,
  selectDraft,
  selectFailure,
  selectIsSaving,
  selectPasted,
  selectShowErrors,
} from '#machines/shipment-numbers/index.ts';
import { paperField } from '#src/features/orders/papers/paper-field.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { TextArea } from '#src/ui/parts/TextArea.tsx';
import { takeFocus } from '../queue/take-focus.ts';

interface NumbersFormProps {
  actor: ShipmentNumbersRef;
  order: NumberedOrder;
}

/** The form of a shipment's numbers. */
export function NumbersForm({ actor, order }: NumbersFormProps) {
  const draft = useSelector(actor, selectDraft);
  const showErrors = useSelector(actor, selectShowErrors);
  const failure = useSelector(actor, selectFailure);
  const canEdit = useSelector(actor, selectCanEdit);
  const isSaving = useSelector(actor, selectIsSaving);
  const facts = useMemo(() => factsOf(order), [order]);
  const errors = useMemo(() => reportedErrors(draft, facts, showErrors), [draft, facts, showErrors]);
  const element = useRef<HTMLFormElement>(null);
  if (draft === null) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    flushSync(() => actor.send({ type: 'numbers.save' }));
    element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  };
  const field = paperField<ShipmentNumbers, typeof facts>(numbersDescription, {
    ...{ form: { values: draft.numbers, facts }, errors, canEdit },
    onEdit: (path, value) => actor.send({ type: 'number.typed', path, value: String(value) }),
  });
  const kinds = kindsOf(order.service);
  return (
    <form
      ref={element}
      noValidate
      method="post"
      aria-label={words.edit}
      tabIndex={-1}
      onSubmit={submit}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && canEdit) actor.send({ type: 'numbers.drop' });
      }}
      className="grid min-w-0 gap-1.5"
    >
      <div ref={takeFocus} tabIndex={-1} className="grid items-start gap-x-2 gap-y-1.5 sm:grid-cols-2 lg:grid-cols-3">
        {kinds.shipment.map((kind) => field(`shipment.${kind}`))}
      </div>
      {draft.numbers.units.map(({ type }, index) => (
        <section
          // biome-ignore lint/suspicious/noArrayIndexKey: a unit is named by its place
          key={index}
          aria-label={words.unit(index + 1, type)}
          className="grid min-w-0 gap-0.5 border-line border-t pt-1"
        >
          <div className="flex flex-wrap items-center justify-between gap-1">
            <p className="font-strong text-ink-2">{words.unit(index + 1, type)}</p>
            <Button size={32} disabled={!canEdit} onClick={() => actor.send({ type: 'unit.remove', index })}>
              {words.removeUnit(index + 1)}
            </Button>
          </div>
          <div className="grid min-w-0 grid-cols-[repeat(auto-fit,minmax(min(100%,150px),1fr))] items-start gap-x-2 gap-y-1">
            {kinds.unit.map((kind) => field(`units.${index}.${kind}`))}
          </div>
        </section>
      ))}
      {kinds.unit.length === 0 ? null : <MoreUnits actor={actor} order={order} canEdit={canEdit} />}
      <p role="alert" className="text-danger empty:hidden">
        {failure ?? (showErrors && hasBlockingErrors(errors) ? words.errors(blockingCount(errors)) : null)}
      </p>
      <div className="flex flex-wrap justify-end gap-1">
        <Button disabled={!canEdit} onClick={() => actor.send({ type: 'numbers.drop' })}>
          {words.drop}
        </Button>
        <Button type="submit" tone="primary" busy={isSaving} disabled={!(canEdit || isSaving)}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}

const blockingCount = (errors: ReturnType<typeof reportedErrors>): number =>
  errors.filter(({ level }) => level === 'BLOCK').length;

/** Adds units one by one, or from rows copied out of a spreadsheet. */
function MoreUnits({ actor, order, canEdit }: NumbersFormProps & { canEdit: boolean }) {
  const pasted = useSelector(actor, selectPasted);
  const canPaste = useSelector(actor, selectCanPaste);
  const canAdd = useSelector(actor, selectCanAddUnit);
  const kinds = kindsOf(order.service).unit;
  return (
    <div className="grid items-end gap-x-2 gap-y-1 md:grid-cols-[minmax(0,1fr)_auto]">
      <Field label={words.paste} help={words.pasteHelp(kinds.map((kind) => unitNames[kind]))}>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            value={pasted}
            readOnly={!canEdit}
            onChange={(text) => actor.send({ type: 'rows.typed', text })}
          />
        )}
      </Field>
      <span className="flex flex-wrap gap-1">
        <Button disabled={!canPaste} onClick={() => actor.send({ type: 'rows.paste' })}>
          {words.fill}
        </Button>
        <Button disabled={!canAdd} onClick={() => actor.send({ type: 'unit.add' })}>
          {kinds[0] === 'plate' ? words.addVehicle : words.addUnit}
        </Button>
      </span>
    </div>
  );
}
