import { useSelector } from '@xstate/react';
import { type FeedbackRef, selectCanClose, selectIsOpen } from '#machines/feedback/index.ts';
import { feedback as words } from '#src/ui/copy/feedback.ts';
import { Dialog } from '#src/ui/parts/Dialog.tsx';
import { Feedback } from './Feedback.tsx';

export function FeedbackDialog({ actor }: { actor: FeedbackRef }) {
  const isOpen = useSelector(actor, selectIsOpen);
  const canClose = useSelector(actor, selectCanClose);
  return (
    <Dialog open={isOpen} title={words.title} held={!canClose} onClose={() => actor.send({ type: 'feedback.close' })}>
      <Feedback actor={actor} />
    </Dialog>
  );
}
