import { useSelector } from '@xstate/react';
import { type FormEvent, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { orderPapers, paperForm as words } from '#copy/orders/order.ts';
import { hasBlockingErrors } from '#domain/form/check.ts';
import type { PaperForm } from '#domain/paper-forms/paper-form.ts';
import {
  type PaperFormRef,
  reportedErrors,
  selectCanClose,
  selectCanEdit,
  selectFailure,
  selectIsLate,
  selectIsOutdated,
  selectIsSending,
  selectPaperForm,
  selectShowErrors,
} from '#machines/paper-form/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { DraftFields } from './DraftFields.tsx';
import { InstructionFields } from './InstructionFields.tsx';
import { MassFields } from './MassFields.tsx';
import type { PaperFieldsProps } from './paper-field.tsx';
import { VehiclesFields } from './VehiclesFields.tsx';
import { WrongSections } from './WrongSections.tsx';

interface PaperFormPanelProps {
  actor: PaperFormRef;
  name: string;
}

/** A document filled in as a form: fields, cut-off and errors. */
export function PaperFormPanel({ actor, name }: PaperFormPanelProps) {
  const isOutdated = useSelector(actor, selectIsOutdated);
  const failure = useSelector(actor, selectFailure);
  const close = () => actor.send({ type: 'paperForm.close' });
  if (isOutdated)
    return (
      <Note tone="warn" live action={<Button onClick={close}>{orderPapers.reload}</Button>}>
        {failure}
      </Note>
    );
  return <Form actor={actor} name={name} />;
}

function Form({ actor, name }: PaperFormPanelProps) {
  const form = useSelector(actor, selectPaperForm);
  const showErrors = useSelector(actor, selectShowErrors);
  const failure = useSelector(actor, selectFailure);
  const isLate = useSelector(actor, selectIsLate);
  const canEdit = useSelector(actor, selectCanEdit);
  const errors = useMemo(() => reportedErrors(form, showErrors), [form, showErrors]);
  const element = useRef<HTMLFormElement>(null);
  if (form === null) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    flushSync(() => actor.send({ type: 'paperForm.submit' }));
    element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  };
  const edit = (path: string, value: string | boolean) => actor.send({ type: 'paperForm.edit', path, value });
  const areErrorsShown = hasBlockingErrors(errors);
  return (
    <form ref={element} noValidate aria-label={words.title(name)} className="grid gap-1.5 p-1 md:p-3" onSubmit={submit}>
      {isLate ? (
        <Note tone="danger" live>
          {form.paper === 'VEHICLES' ? words.overdueVehicles : words.late}
        </Note>
      ) : null}
      <p className="text-ink-2">{words.leads[form.paper]}</p>
      <Fields form={form} errors={errors} canEdit={canEdit} onEdit={edit} />
      <p className={areErrorsShown ? 'text-12 text-danger' : 'text-12 text-ink-3'} role="status">
        {areErrorsShown ? words.errors(errors.filter(({ level }) => level === 'BLOCK').length) : words.required}
      </p>
      {areErrorsShown ? <WrongSections form={form} errors={errors} /> : null}
      <p role="alert" className="text-danger empty:hidden">
        {failure}
      </p>
      <Actions actor={actor} isLate={isLate} />
    </form>
  );
}

function Fields({ form, ...rest }: PaperFieldsProps<PaperForm>) {
  switch (form.paper) {
    case 'VERIFIED_MASS':
      return <MassFields form={form} {...rest} />;
    case 'SHIPPING_INSTRUCTION':
      return <InstructionFields form={form} {...rest} />;
    case 'DRAFT_BILL':
      return <DraftFields form={form} {...rest} />;
    case 'VEHICLES':
      return <VehiclesFields form={form} {...rest} />;
    default:
      return form satisfies never;
  }
}

function Actions({ actor, isLate }: { actor: PaperFormRef; isLate: boolean }) {
  const isSending = useSelector(actor, selectIsSending);
  const canClose = useSelector(actor, selectCanClose);
  return (
    <div className="flex flex-wrap justify-end gap-1">
      <Button disabled={!canClose} onClick={() => actor.send({ type: 'paperForm.close' })}>
        {orderPapers.cancel}
      </Button>
      <Button type="submit" tone="primary" busy={isSending}>
        {isLate ? words.submitLate : words.submit}
      </Button>
    </div>
  );
}
