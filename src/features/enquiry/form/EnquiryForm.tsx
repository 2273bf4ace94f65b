import { useSelector } from '@xstate/react';
import { type FormEvent, type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';
import { enquiryForm as words, wordsOf } from '#copy/enquiry/form.ts';
import {
  type EnquiryRef,
  selectCanSubmit,
  selectFailure,
  selectIsBusy,
  selectIsLinkGone,
  selectIsShown,
  selectIsSignedIn,
  selectJustSignedIn,
  selectNumber,
  selectReason,
  selectSameNo,
  selectUnreadLink,
} from '#machines/enquiry/index.ts';
import { SubmitRow } from '#src/ui/parts/SubmitRow.tsx';
import { EnquiryField } from './EnquiryField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import type { EnquiryMeans } from './enquiry-control.types.ts';
import { ControlNote, EnquiryNotes, OpenedNotes } from './lazy-views.tsx';
import { type FormSection, formSections } from './sections.ts';

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
