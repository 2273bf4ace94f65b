import { useSelector } from '@xstate/react';
import { type FormEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { lead as words } from '#copy/brands.ts';
import { type LeadRef, selectCanEdit, selectFailure, selectIsForm, selectIsSending } from '#machines/lead/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { SubmitRow } from '#src/ui/parts/SubmitRow.tsx';
import { Classes, LongText, Text } from '../lead/LeadFields.tsx';

const focus = (heading: HTMLElement | null) => heading?.focus();

/** Requests a call about prices by agreement. */
export function LeadForm({ actor }: { actor: LeadRef }) {
  return useSelector(actor, selectIsForm) ? <Form actor={actor} /> : <Sent actor={actor} />;
}

function Form({ actor }: { actor: LeadRef }) {
  const failure = useSelector(actor, selectFailure);
  const isSending = useSelector(actor, selectIsSending);
  const canEdit = useSelector(actor, selectCanEdit);
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    flushSync(() => actor.send({ type: 'lead.submit' }));
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  };
  return (
    <form ref={form} noValidate method="post" aria-label={words.title} onSubmit={submit} className="grid gap-2">
      <div className="grid gap-x-2 gap-y-1.5 md:grid-cols-3">
        <Text actor={actor} name="company" />
        <Text actor={actor} name="contact" />
        <Text actor={actor} name="phone" />
      </div>
      <div className="grid gap-x-2 gap-y-1.5 md:grid-cols-[2fr_1fr]">
        <Text actor={actor} name="lanes" />
        <Text actor={actor} name="monthlyVolume" />
      </div>
      <Classes actor={actor} />
      <LongText actor={actor} name="remark" />
      {failure === null ? null : (
        <Note tone="danger" live>
          {words.failed(failure)}
        </Note>
      )}
      <SubmitRow label={words.submit} isBusy={isSending} canSubmit={canEdit}>
        <p className="text-12 text-ink-3">{words.required}</p>
      </SubmitRow>
    </form>
  );
}

function Sent({ actor }: { actor: LeadRef }) {
  return (
    <div className="grid justify-items-start gap-1.5">
      <h3 ref={focus} tabIndex={-1} className="font-strong text-16 outline-offset-4">
        {words.sentTitle}
      </h3>
      <p className="text-ink-2">{words.sent}</p>
      <Button onClick={() => actor.send({ type: 'lead.again' })}>{words.again}</Button>
    </div>
  );
}

/** Contact form: the visitor leaves a number for a call back. */
export const LeadBlock = ({ actor }: { actor: LeadRef }) => (
  <section className="mt-4 grid gap-2 rounded border border-line bg-surface p-2 md:p-3">
    <div>
      <h2 className="font-strong text-20 leading-head">{words.title}</h2>
      <p className="mt-0.5 max-w-[40em] text-ink-2">{words.lead}</p>
    </div>
    <LeadForm actor={actor} />
  </section>
);
