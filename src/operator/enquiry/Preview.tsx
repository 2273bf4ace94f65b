import { useSelector } from '@xstate/react';
import type { KeyboardEvent } from 'react';
import { operatorEnquiries as words } from '#copy/operator/requests.ts';
import {
  type EnquiryPreview,
  type OperatorEnquiryRef,
  selectCanSend,
  selectIsSending,
} from '#machines/operator-enquiry/index.ts';
import { Status } from '#src/features/enquiry/list/EnquiryCells.tsx';
import { EnquiryOptions, Standing } from '#src/features/enquiry/list/EnquiryReply.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { takeFocus } from '../queue/take-focus.ts';

/** Shows the answer as the customer will read it; Escape returns to editing. */
export function Preview({ actor, preview }: { actor: OperatorEnquiryRef; preview: EnquiryPreview }) {
  const canSend = useSelector(actor, selectCanSend);
  const isSending = useSelector(actor, selectIsSending);
  const back = () => actor.send({ type: 'preview.leave' });
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    back();
  };
  return (
    <section
      aria-labelledby="preview"
      onKeyDown={leave}
      className="grid min-w-0 gap-1.5 rounded border border-line-ink bg-surface p-2 md:p-3"
    >
      <h3 id="preview" tabIndex={-1} ref={takeFocus} className="flex flex-wrap items-center gap-1 font-strong text-16">
        {words.previewed}
        <Status status={preview.enquiry.status} />
      </h3>
      <p className="text-ink-2">{words.previewNote}</p>
      <Standing answer={preview.enquiry} />
      <EnquiryOptions answer={preview.enquiry} isPreview />
      <span className="flex flex-wrap gap-1">
        <Button tone="primary" busy={isSending} disabled={!(canSend || isSending)} onClick={() => send(actor)}>
          {words.send}
        </Button>
        <Button disabled={!canSend} onClick={back}>
          {words.back}
        </Button>
      </span>
    </section>
  );
}

const send = (actor: OperatorEnquiryRef) => actor.send({ type: 'answer.send' });
