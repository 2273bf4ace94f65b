import { useSelector } from '@xstate/react';
import { type FormEvent, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { errorText } from '#copy/booking/errors.ts';
import { fieldLabel } from '#copy/booking/fields.ts';
import { draftRowName, draftRowText } from '#copy/booking/services.ts';
import { orderPapers, paperForm as words } from '#copy/orders/order.ts';
import { hasBlockingErrors } from '#domain/form/check.ts';
import type { FieldError } from '#domain/form/field.ts';
import { CORRECTION_LENGTH, draftDescription, isCorrecting } from '#domain/paper-forms/draft-bill.ts';
import type { DraftPaper, InstructionPaper, PaperForm, VehiclesPaper } from '#domain/paper-forms/paper-form.ts';
import { instructionDescription, instructionTotals } from '#domain/paper-forms/shipping-instruction.ts';
import { vehiclesDescription } from '#domain/paper-forms/vehicles.ts';
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
import { DescribedField } from '#src/features/booking/form/DescribedField.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { TextArea } from '#src/ui/parts/TextArea.tsx';
import { MassFields } from './MassFields.tsx';
import { type PaperFieldsProps, paperField } from './paper-field.tsx';
import { WrongSections } from './WrongSections.tsx';

const PARTY = ['countryCode', 'taxNo', 'contact', 'phone'] as const;
const LINE = ['hsCode', 'packageType', 'packages', 'grossWeight', 'volume'] as const;

const box = 'grid gap-1.5 rounded border border-line bg-surface p-2 md:p-3';
const two = 'grid items-start gap-x-2 gap-y-1.5 md:grid-cols-2';
const three = 'grid grid-cols-2 items-start gap-x-2 gap-y-1.5 md:grid-cols-3';

/** Shipping instruction: parties, terms and goods, compared with the order. */
export function InstructionFields(props: PaperFieldsProps<InstructionPaper>) {
  const { form, errors } = props;
  const { values } = form;
  const field = paperField(instructionDescription, props);
  const party = (at: 'consignee' | 'notify' | 'shipper') => (
    <section aria-label={words.parties[at]} className={box}>
      <h4 className="font-strong">{words.parties[at]}</h4>
      {at === 'consignee' ? field('toOrder') : null}
      {at === 'notify' ? field('notifySame') : null}
      {at === 'notify' && values.notifySame ? null : (
        <>
          {field(`${at}.companyNameEn`)}
          {field(`${at}.addressEn`)}
          <div className={two}>{PARTY.map((name) => field(`${at}.${name}`))}</div>
          {field(`${at}.email`)}
        </>
      )}
    </section>
  );
  const lines = values.cargo.map((_, index) => ({ at: `cargo.${index}`, title: words.goods(index + 1) }));
  return (
    <>
      {party('shipper')}
      {party('consignee')}
      {party('notify')}
      <section aria-label={words.terms} className={box}>
        <h4 className="font-strong">{words.terms}</h4>
        <div className={three}>{['blType', 'blCopies', 'issuePlace', 'payTerm'].map((name) => field(name))}</div>
      </section>
      {lines.map(({ at, title }) => (
        <section key={at} aria-label={title} className={box}>
          <h4 className="font-strong">{title}</h4>
          {field(`${at}.cargoNameEn`)}
          <div className={three}>{LINE.map((name) => field(`${at}.${name}`))}</div>
          {field(`${at}.marks`)}
        </section>
      ))}
      <Totals form={form} errors={errors} />
    </>
  );
}

function Totals({ form: { values, facts }, errors }: Pick<PaperFieldsProps<InstructionPaper>, 'errors' | 'form'>) {
  const ofAll: FieldError | undefined = errors.find(({ path }) => path === 'cargo');
  return (
    <section aria-label={words.totals} aria-live="polite" className="grid gap-0.5">
      <h4 className="font-strong">{words.totals}</h4>
      {ofAll === undefined ? null : <p className="text-12 text-danger">{errorText(ofAll)}</p>}
      {instructionTotals(values, facts).map(({ amount, given, booked, isSame }) => (
        <p key={amount} className={isSame ? 'text-ink-2' : 'text-danger'}>
          {words.total(fieldLabel(`cargo.0.${amount}`), given, booked, isSame)}
        </p>
      ))}
    </section>
  );
}

/** Rows of the draft, with corrections for wrong ones. */
export function DraftFields({ form: { values, facts }, errors, canEdit, onEdit }: PaperFieldsProps<DraftPaper>) {
  const ofAll = errors.find(({ path }) => path === 'lines');
  const isWrong = isCorrecting(values);
  return (
    <>
      <DescribedField
        description={draftDescription}
        form={values}
        context={facts}
        path="decision"
        errors={errors}
        canEdit={canEdit}
        onEdit={(path, value) => {
          if (typeof value !== 'object') onEdit(path, value);
        }}
      />
      {ofAll === undefined ? null : (
        <p role="alert" className="text-12 text-danger">
          {errorText(ofAll)}
        </p>
      )}
      <section aria-label={words.draft} className="grid gap-1.5 rounded border border-line bg-surface p-2 md:p-3">
        <h4 className="font-strong">{words.draft}</h4>
        <div className="grid gap-x-3 gap-y-1.5 md:grid-cols-2">
          {values.lines.map(({ name, text, should }, index) => (
            <div key={name} className="grid min-w-0 content-start gap-0.5 border-line border-b pb-1">
              <span className="text-12 text-ink-3">{draftRowName(name)}</span>
              <span className="wrap-break-word min-w-0 whitespace-pre-line">{draftRowText({ name, text })}</span>
              {isWrong ? (
                <Field
                  label={words.should(draftRowName(name))}
                  error={
                    errors.filter(({ path }) => path === `lines.${index}.should`).map((error) => errorText(error))[0]
                  }
                >
                  {(control) => (
                    <TextArea
                      {...control}
                      rows={1}
                      limit={CORRECTION_LENGTH}
                      readOnly={!canEdit}
                      value={should}
                      onChange={(typed) => onEdit(`lines.${index}.should`, typed)}
                    />
                  )}
                </Field>
              ) : null}
            </div>
          ))}
        </div>
      </section>
    </>
  );
}

const FIELDS = ['plate', 'trailer', 'driver', 'driverPhone', 'driverId', 'driverLicence', 'transportPermit'];

/** Vehicles with drivers, and permits for dangerous goods. */
export function VehiclesFields(props: PaperFieldsProps<VehiclesPaper>) {
  const { values } = props.form;
  const field = paperField(vehiclesDescription, props);
  const lines = values.vehicles.map((_, index) => ({ at: `vehicles.${index}`, title: words.vehicle(index + 1) }));
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-x-2 gap-y-1.5 md:grid-cols-4">{field('vehicleCount')}</div>
      {lines.map(({ at, title }) => (
        <section key={at} aria-label={title} className="grid gap-1.5 rounded border border-line bg-surface p-2 md:p-3">
          <h4 className="font-strong">{title}</h4>
          <div className="grid items-start gap-x-2 gap-y-1.5 md:grid-cols-2">
            {FIELDS.map((name) => field(`${at}.${name}`))}
          </div>
        </section>
      ))}
    </>
  );
}

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
