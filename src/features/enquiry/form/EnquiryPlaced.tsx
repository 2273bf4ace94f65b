import { useSelector } from '@xstate/react';
import { enquiryForm, enquiryPlaced as words } from '#copy/enquiry/form.ts';
import { type EnquiryRef, selectDeadline, selectPlacedNo } from '#machines/enquiry/index.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { HOUSE_ZONE } from '#src/ui/text/time-text.ts';

export interface EnquiryPlacedProps {
  actor: EnquiryRef;
  /** Usual response time, where the company states one. */
  answerTime: string | null;
  onCopy: (text: string) => void;
  onSee: (enquiryNo: string) => void;
}

const focus = (heading: HTMLElement | null) => heading?.focus();

export function EnquiryPlaced({ actor, answerTime, onCopy, onSee }: EnquiryPlacedProps) {
  const enquiryNo = useSelector(actor, selectPlacedNo) ?? '';
  const deadline = useSelector(actor, selectDeadline);
  return (
    <section className="grid gap-2 rounded border border-ok-line bg-ok-soft p-2 md:p-3">
      <h2
        ref={focus}
        tabIndex={-1}
        className="flex items-center gap-1 font-strong text-20 leading-head outline-offset-4"
      >
        <Icon name="check" className="text-ok" />
        {words.placed}
      </h2>
      <dl className="grid gap-x-3 gap-y-1 md:grid-cols-[auto_1fr]">
        <dt className="text-ink-2">{words.placedNo}</dt>
        <dd className="flex flex-wrap items-center gap-1">
          <strong className="text-16">{enquiryNo}</strong>
          <Button size={32} icon="copy" onClick={() => onCopy(enquiryNo)}>
            {words.copy}
          </Button>
        </dd>
        <dt className="text-ink-2">{words.answerBy}</dt>
        <dd className="flex flex-wrap gap-x-[0.35em]">
          <DateTime instant={deadline} zone={HOUSE_ZONE} />
          {words.before}
        </dd>
        {answerTime === null ? null : (
          <>
            <dt className="text-ink-2">{words.answerTime}</dt>
            <dd>{answerTime}</dd>
          </>
        )}
      </dl>
      <div className="flex flex-wrap gap-1">
        <Button tone="primary" onClick={() => onSee(enquiryNo)}>
          {words.seeInList}
        </Button>
        <Button onClick={() => actor.send({ type: 'enquiry.again' })}>{enquiryForm.again}</Button>
      </div>
    </section>
  );
}
