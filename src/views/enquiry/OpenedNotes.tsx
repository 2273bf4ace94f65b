import { useSelector } from '@xstate/react';
import { type EnquiryRef, selectIsLinkGone, selectReason } from '#machines/enquiry/index.ts';
import { enquiryNotes as words } from '#src/ui/copy/enquiry/notes.ts';
import { Note } from '#src/ui/parts/common/Note.tsx';

/** What the link that opened the form says: why one asks, or that it has ended. */
export function OpenedNotes({ actor }: { actor: EnquiryRef }) {
  const isLinkGone = useSelector(actor, selectIsLinkGone);
  const reason = useSelector(actor, selectReason);
  return (
    <>
      {isLinkGone ? (
        <Note tone="warn" live title={words.linkGoneTitle}>
          {words.linkGone}
        </Note>
      ) : null}
      {reason === null ? null : (
        <Note tone="warn" title={words.reasonTitle}>
          {words.reasons[reason]}
        </Note>
      )}
    </>
  );
}
