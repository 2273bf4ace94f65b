import type { EnquiryAnswer as Answer } from '#contract/calls/ecommerce.ts';
import { enquiries as words } from '#copy/enquiry/own.ts';
import { classes } from '#src/ui/classes.ts';
import { HOUSE_ZONE } from '#src/ui/house-zone.ts';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { EnquiryOption } from './EnquiryOption.tsx';

interface EnquiryOptionsProps {
  answer: Answer;
  /** Preview in the operator console: hides order links. */
  isPreview?: boolean;
}

/** Options of an answer side by side. */
export function EnquiryOptions({ answer, isPreview = false }: EnquiryOptionsProps) {
  const { options, service } = answer;
  return options.length === 0 ? null : (
    <>
      <ol className={classes('grid gap-2 lg:grid-cols-2', !isPreview && 'xl:grid-cols-3')}>
        {options.map((option, index) => (
          <li key={option.optionId} className="min-w-0">
            <EnquiryOption option={option} index={index + 1} enquiry={answer} isPreview={isPreview} />
          </li>
        ))}
      </ol>
      {options.every(({ priceId }) => priceId !== null) ? null : <p className="text-ink-2">{words.notOrdered}</p>}
      <p className="text-12 text-ink-3">{words.ownFinalWord[service] ?? words.finalWord}</p>
    </>
  );
}

/** Describes the status of an enquiry. */
export function Standing({ answer: { status, reply, deadline, options, orderNo } }: { answer: Answer }) {
  switch (status) {
    case 'waiting':
    case 'manual':
      return (
        <Note tone={status === 'waiting' ? 'plain' : 'warn'}>
          <span className="flex flex-wrap gap-x-1">
            {status === 'waiting' ? words.waitingAnswer : reply}
            <span>
              {words.answerBefore} <DateTime instant={deadline} zone={HOUSE_ZONE} />
            </span>
          </span>
        </Note>
      );
    case 'expired':
      return <Note tone="warn">{options.length > 0 ? words.expiredOptions : words.expiredWaiting}</Note>;
    case 'declined':
      return <Note tone="warn">{words.declined(reply ?? '')}</Note>;
    case 'accepted':
      return orderNo === null ? null : <Note tone="ok">{words.acceptedAs(orderNo)}</Note>;
    default:
      return null;
  }
}
