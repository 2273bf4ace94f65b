import { useSelector } from '@xstate/react';
import { operatorEnquiries as words } from '#copy/operator/requests.ts';
import {
  type EnquirySheet,
  type OperatorEnquiryRef,
  selectCanClose,
  selectDone,
  selectId,
  selectIsOpening,
  selectIsUnread,
  selectPreview,
  selectRefusal,
  selectSheet,
} from '#machines/operator-enquiry/index.ts';
import { Status } from '#src/features/enquiry/list/EnquiryCells.tsx';
import { EnquiryOptions, Standing } from '#src/features/enquiry/list/EnquiryReply.tsx';
import { ActionResult, Opened } from '../queue/Opened.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { EnquiryRequest } from './EnquiryRequest.tsx';
import { Preview } from './Preview.tsx';
import { Stranded } from './Stranded.tsx';

interface OperatorEnquiryProps {
  actor: OperatorEnquiryRef;
  /** Moves the focus back to the queue. */
  toList: () => void;
}

/** The open enquiry: request, earlier answers and the answer form. */
export function OperatorEnquiry({ actor, toList }: OperatorEnquiryProps) {
  const id = useSelector(actor, selectId);
  const sheet = useSelector(actor, selectSheet);
  const isOpening = useSelector(actor, selectIsOpening);
  const canClose = useSelector(actor, selectCanClose);
  const close = () => {
    actor.send({ type: 'enquiry.close' });
    toList();
  };
  return (
    <Opened
      id={id}
      own={words}
      title={
        <>
          {id}
          {sheet === null ? null : <Status status={sheet.row.status} />}
        </>
      }
      others={sheet?.row.openBy}
      isOpening={isOpening}
      canClose={canClose}
      onClose={close}
      result={<Result actor={actor} />}
    >
      {sheet === null ? null : (
        <>
          <EnquiryRequest actor={actor} sheet={sheet} />
          <Reply key={sheet.row.answeredAt} sheet={sheet} />
          <Answer actor={actor} sheet={sheet} />
        </>
      )}
    </Opened>
  );
}

function Result({ actor }: { actor: OperatorEnquiryRef }) {
  const done = useSelector(actor, selectDone);
  const refusal = useSelector(actor, selectRefusal);
  const isUnread = useSelector(actor, selectIsUnread);
  return (
    <ActionResult
      done={done === null ? null : words.done[done]}
      refusal={refusal}
      isUnread={isUnread}
      onRetry={() => actor.send({ type: 'enquiry.retry' })}
    />
  );
}

/** The answer the customer has received. */
function Reply({ sheet: { enquiry } }: { sheet: EnquirySheet }) {
  return enquiry.status === 'waiting' ? null : (
    <section aria-labelledby="reply" className="grid min-w-0 gap-1.5 rounded border border-line bg-surface p-2 md:p-3">
      <h3 id="reply" tabIndex={-1} ref={takeLostFocus} className="font-strong text-16">
        {words.reply}
      </h3>
      <Standing answer={enquiry} />
      <EnquiryOptions answer={enquiry} isPreview />
    </section>
  );
}

/** The form disappears when another operator answers first. */
const takeLostFocus = (heading: HTMLElement | null) => {
  if (document.activeElement === document.body) heading?.focus();
};

function Answer({ actor, sheet }: { actor: OperatorEnquiryRef; sheet: EnquirySheet }) {
  const preview = useSelector(actor, selectPreview);
  const isOpening = useSelector(actor, selectIsOpening);
  if (isOpening) return null;
  if (preview !== null) return <Preview actor={actor} preview={preview} />;
  return sheet.isOpen ? (
    <AnswerForm actor={actor} sheet={sheet} />
  ) : (
    <>
      <p className="text-ink-3">{words.over}</p>
      <Stranded actor={actor} sheet={sheet} />
    </>
  );
}
