import { useSelector } from '@xstate/react';
import { enquiryForm, enquiryNotes as words } from '#copy/enquiry/form.ts';
import {
  type EnquiryRef,
  selectCanRetry,
  selectFailure,
  selectJustSignedIn,
  selectSameNo,
} from '#machines/enquiry/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';

/** Result of the last attempt, beside the submit button. */
export function EnquiryNotes({ actor }: { actor: EnquiryRef }) {
  const failure = useSelector(actor, selectFailure);
  const sameNo = useSelector(actor, selectSameNo);
  const justSignedIn = useSelector(actor, selectJustSignedIn);
  const canRetry = useSelector(actor, selectCanRetry);
  if (failure !== null)
    return (
      <Note
        tone="danger"
        live
        title={words.failedTitle}
        action={
          canRetry ? (
            <Button size={32} onClick={() => actor.send({ type: 'enquiry.retry' })}>
              {words.retry}
            </Button>
          ) : null
        }
      >
        {words.failed(failure)}
      </Note>
    );
  if (sameNo !== null)
    return (
      <Note
        tone="warn"
        live
        title={words.sameTitle}
        action={
          <Button size={32} onClick={() => actor.send({ type: 'enquiry.again' })}>
            {enquiryForm.again}
          </Button>
        }
      >
        {words.same(sameNo)}
      </Note>
    );
  return justSignedIn ? (
    <Note tone="ok" live>
      {words.welcomed}
    </Note>
  ) : null;
}
