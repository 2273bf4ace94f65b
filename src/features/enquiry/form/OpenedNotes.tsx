import { useSelector } from '@xstate/react';
import { enquiryNotes as words } from '#copy/enquiry/form.ts';
import {
  type EnquiryRef,
  selectCanReadLink,
  selectIsLinkGone,
  selectIsReadingLink,
  selectReason,
  selectUnreadLink,
} from '#machines/enquiry/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';

/** Notes on the link that opened the form: the reason to ask, an expired link, an unreadable link. */
export function OpenedNotes({ actor }: { actor: EnquiryRef }) {
  const isLinkGone = useSelector(actor, selectIsLinkGone);
  const unread = useSelector(actor, selectUnreadLink);
  const reason = useSelector(actor, selectReason);
  return (
    <>
      {isLinkGone ? (
        <Note tone="warn" live title={words.linkGoneTitle}>
          {words.linkGone}
        </Note>
      ) : null}
      {unread === null ? null : <UnreadNote actor={actor} message={unread} />}
      {reason === null ? null : (
        <Note tone="warn" title={words.reasonTitle}>
          {words.reasons[reason]}
        </Note>
      )}
    </>
  );
}

function UnreadNote({ actor, message }: { actor: EnquiryRef; message: string }) {
  const isReading = useSelector(actor, selectIsReadingLink);
  const canRead = useSelector(actor, selectCanReadLink);
  return (
    <Note
      tone="danger"
      live
      title={words.linkUnreadTitle}
      action={
        <Button size={32} busy={isReading} disabled={!canRead} onClick={() => actor.send({ type: 'link.retry' })}>
          {words.retry}
        </Button>
      }
    >
      {isReading ? words.readingLink : words.linkUnread(message)}
    </Note>
  );
}
