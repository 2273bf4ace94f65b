import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { operatorEnquiries as words } from '#copy/operator/requests.ts';
import {
  type EnquirySheet,
  type OperatorEnquiryRef,
  selectCanEdit,
  selectCanPreview,
  selectDone,
  selectIsPreviewing,
  selectWay,
} from '#machines/operator-enquiry/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { RadioGroup } from '#src/ui/parts/common/RadioGroup.tsx';
import { Reason, Terms, Validity } from './AnswerTexts.tsx';
import { OfferChoices } from './OfferChoices.tsx';
import { PriceLines } from './PriceLines.tsx';

const WAYS = (['OFFERS', 'LINES', 'DECLINE'] as const).map((value) => ({
  value,
  label: words.ways[value],
  help: words.wayHelp[value],
}));

/** Answers with listed prices, handwritten lines or a reasoned refusal; previewed before sending. */
export function AnswerForm({ actor, sheet }: { actor: OperatorEnquiryRef; sheet: EnquirySheet }) {
  const way = useSelector(actor, selectWay);
  const isDone = useSelector(actor, (snapshot) => selectDone(snapshot) !== null);
  const canEdit = useSelector(actor, selectCanEdit);
  const canPreview = useSelector(actor, selectCanPreview);
  const isPreviewing = useSelector(actor, selectIsPreviewing);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'preview.ask' });
  };
  return (
    <form
      ref={isDone ? undefined : focusFirst}
      noValidate
      method="post"
      aria-labelledby="answer"
      onSubmit={submit}
      className="grid min-w-0 gap-1.5 rounded border border-line bg-surface p-2 md:p-3"
    >
      <h3 id="answer" className="font-strong text-16">
        {words.answer} <span className="font-normal text-12 text-ink-3">{words.previewHelp}</span>
      </h3>
      <RadioGroup
        label={words.way}
        choices={WAYS}
        value={way}
        disabled={!canEdit}
        onChange={(chosen) => actor.send({ type: 'way.chosen', way: chosen })}
      />
      {way === 'OFFERS' ? <OfferChoices actor={actor} offers={sheet.offers} /> : null}
      {way === 'LINES' ? (
        <>
          <PriceLines actor={actor} />
          <Terms actor={actor} sheet={sheet} />
        </>
      ) : null}
      {way === 'DECLINE' ? <Reason actor={actor} /> : way === null ? null : <Validity actor={actor} />}
      <Button
        type="submit"
        tone="primary"
        busy={isPreviewing}
        disabled={!(canPreview || isPreviewing)}
        className="justify-self-start"
      >
        {words.preview}
      </Button>
    </form>
  );
}

/** Focuses the form of an enquiry just opened; after sending, focus stays with the result. */
const focusFirst = (form: HTMLElement | null) =>
  (form?.querySelector<HTMLElement>('input:checked') ?? form?.querySelector<HTMLElement>('input'))?.focus();
