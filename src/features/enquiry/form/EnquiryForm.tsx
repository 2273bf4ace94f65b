import { useSelector } from '@xstate/react';
import { type FormEvent, type MouseEvent, type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';
import { enquiryErrorText, enquiryForm as words, wordsOf } from '#copy/enquiry/form.ts';
import type {
  EnquiryField as ErrorSummaryEnquiryField,
  EnquiryField as ErrorWordsEnquiryField,
  EnquiryField as FieldName,
  EnquiryField as FieldOfEnquiryField,
} from '#domain/enquiry/fields.ts';
import { enquiryForms, type EnquiryService as FieldOfEnquiryService } from '#domain/enquiry/services.ts';
import type { ErrorCode } from '#domain/form/error-codes.ts';
import type { FieldData } from '#domain/form/table.ts';
import {
  type EnquiryRef,
  type EnquiryService,
  selectCanSubmit,
  selectError,
  selectFailure,
  selectIsBusy,
  selectIsLinkGone,
  selectIsShown,
  selectIsSignedIn,
  selectJustSignedIn,
  selectNumber,
  selectReason,
  selectRefused,
  selectSameNo,
  selectUnreadLink,
  selectWrongFields,
} from '#machines/enquiry/index.ts';
import { classes } from '#src/ui/classes.ts';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { useTyping } from '#src/ui/parts/common/LocationField.tsx';
import { Link } from '#src/ui/parts/Link.tsx';
import { SubmitRow } from '#src/ui/parts/SubmitRow.tsx';
import { EnquiryControl, isGrouped } from './EnquiryControl.tsx';
import type { EnquiryMeans } from './enquiry-control.types.ts';
import { ControlNote, EnquiryNotes, OpenedNotes } from './lazy-views.tsx';
import { anchorOf, type FormSection, formSections, helpOf, labelOf, wideFields } from './sections.ts';

export function fieldOf(service: FieldOfEnquiryService, name: FieldOfEnquiryField): FieldData {
  const field = enquiryForms[service].fields[name];
  if (field === undefined) throw new Error(`an enquiry of ${service} has no field ${name}`);
  return field;
}

export const errorTextOf = (
  service: EnquiryService,
  name: ErrorWordsEnquiryField,
  error: ErrorCode | null,
): string | null => (error === null ? null : enquiryErrorText(error, fieldOf(service, name).kind));

/** Lists the errors with links to their fields; receives the focus after a failed submit. */
export function ErrorSummary({ actor }: { actor: EnquiryRef }) {
  const wrong = useSelector(actor, selectWrongFields);
  if (wrong === '') return null;
  const names = wrong.split(' ') as ErrorSummaryEnquiryField[];
  return (
    <section
      data-summary
      tabIndex={-1}
      aria-label={words.summary(names.length)}
      className="rounded border border-danger-line bg-danger-soft px-2 py-1.5"
    >
      <p role="alert" className="font-strong text-danger">
        {words.summary(names.length)}
      </p>
      <ul className="mt-0.5 grid gap-0.5">
        {names.map((name) => (
          <li key={name}>
            <ErrorLink actor={actor} name={name} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function jump(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const field = document.querySelector(event.currentTarget.hash);
  field?.querySelector<HTMLElement>('input, button, textarea, [role=radio][tabindex="0"]')?.focus();
  field?.scrollIntoView({ block: 'center' });
}

function ErrorLink({ actor, name }: { actor: EnquiryRef; name: ErrorSummaryEnquiryField }) {
  const error = useSelector(actor, selectError(name));
  const refused = useSelector(actor, selectRefused(name));
  const { service } = actor.getSnapshot().context;
  const text = errorTextOf(service, name, error);
  return (
    <Link href={`#${anchorOf(name)}`} onClick={jump} className="text-link underline underline-offset-4">
      {words.summaryItem(labelOf(service, name), refused ?? text ?? '')}
    </Link>
  );
}

interface EnquiryFieldProps extends EnquiryMeans {
  actor: EnquiryRef;
  name: FieldName;
}

export function EnquiryField({ actor, name, ...means }: EnquiryFieldProps) {
  const { service } = actor.getSnapshot().context;
  const error = useSelector(actor, selectError(name));
  const refused = useSelector(actor, selectRefused(name));
  const isShown = useSelector(actor, selectIsShown(name));
  const { isTyping, handlers } = useTyping();
  const text = errorTextOf(service, name, isTyping && error === 'NOT_CHOSEN' ? null : error);
  const field = fieldOf(service, name);
  if (!isShown) return null;
  return (
    <div id={anchorOf(name)} {...handlers} className={classes('min-w-0', wideFields.includes(name) && 'col-span-full')}>
      <Field
        label={labelOf(service, name)}
        help={helpOf(service, name)}
        required={field.required === true}
        grouped={isGrouped(name, field)}
        error={refused ?? text}
      >
        {(control) => <EnquiryControl actor={actor} name={name} field={field} control={control} {...means} />}
      </Field>
    </div>
  );
}

interface EnquiryFormProps extends EnquiryMeans {
  actor: EnquiryRef;
}

const focusSummary = (form: RefObject<HTMLFormElement | null>) =>
  form.current?.querySelector<HTMLElement>('[data-summary]')?.focus();

export function EnquiryForm({ actor, ...means }: EnquiryFormProps) {
  const { service } = actor.getSnapshot().context;
  const isBusy = useSelector(actor, selectIsBusy);
  const canSubmit = useSelector(actor, selectCanSubmit);
  const isSignedIn = useSelector(actor, selectIsSignedIn);
  const isOpenedBy = useSelector(
    actor,
    (shown) => selectIsLinkGone(shown) || selectUnreadLink(shown) !== null || selectReason(shown) !== null,
  );
  const isTried = useSelector(
    actor,
    (shown) => selectFailure(shown) !== null || selectSameNo(shown) !== null || selectJustSignedIn(shown),
  );
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    flushSync(() => actor.send({ type: 'enquiry.submit' }));
    focusSummary(form);
  };
  return (
    <form
      ref={form}
      noValidate
      method="post"
      aria-label={wordsOf(service).title}
      onSubmit={submit}
      className="grid gap-3 rounded border border-line bg-surface p-2 md:p-3"
    >
      {isOpenedBy ? <OpenedNotes actor={actor} /> : null}
      <ErrorSummary actor={actor} />
      {formSections[service].map((section) => (
        <Section key={section.title} section={section} actor={actor} {...means} />
      ))}
      {isTried ? <EnquiryNotes actor={actor} /> : null}
      <SubmitRow label={words.submit} isBusy={isBusy} canSubmit={canSubmit}>
        <p className="text-12 text-ink-3">
          {words.required}
          {isSignedIn ? '' : `，${words.signInHint}`}
        </p>
      </SubmitRow>
    </form>
  );
}

/** Fieldset of related fields; nothing while all are hidden. */
function Section({ section: { title, fields }, actor, ...means }: EnquiryFormProps & { section: FormSection }) {
  const isShown = useSelector(actor, (snapshot) => fields.some((name) => selectIsShown(name)(snapshot)));
  if (!isShown) return null;
  return (
    <fieldset className="min-w-0 border-line border-b pb-3 last-of-type:border-b-0 last-of-type:pb-0">
      <legend className="mb-1 font-strong text-16">{title}</legend>
      <div className="grid gap-x-2 gap-y-1.5 md:grid-cols-2 lg:grid-cols-3">
        {fields.map((name) => (
          <EnquiryField key={name} actor={actor} name={name} {...means} />
        ))}
        {fields.includes('unNo') ? <NoteOfNumber actor={actor} /> : null}
      </div>
    </fieldset>
  );
}

/** Control notes need a UN number. */
function NoteOfNumber({ actor }: { actor: EnquiryRef }) {
  const isNumbered = useSelector(actor, (snapshot) => selectNumber(snapshot) !== null);
  return isNumbered ? <ControlNote actor={actor} /> : null;
}
