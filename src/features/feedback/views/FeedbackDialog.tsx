import { useSelector } from '@xstate/react';
import { feedback as words } from '#copy/content/help.ts';
import { selectCanClose, selectIsOpen } from '#machines/feedback/index.ts';
import { Dialog } from '#src/ui/parts/Dialog.tsx';
import { Feedback, type FeedbackProps } from './Feedback.tsx';

export function FeedbackDialog({ title = words.title, ...props }: FeedbackProps & { title?: string }) {
  const { actor } = props;
  const isOpen = useSelector(actor, selectIsOpen);
  const canClose = useSelector(actor, selectCanClose);
  return (
    <Dialog open={isOpen} title={title} held={!canClose} onClose={() => actor.send({ type: 'feedback.close' })}>
      <Feedback {...props} />
    </Dialog>
  );
}
