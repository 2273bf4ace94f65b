import { signOutWords as words } from '#src/ui/copy/session.ts';
import { Dialog } from '#src/ui/parts/Dialog.tsx';
import { SignOutQuestion, type SignOutQuestionProps } from './SignOutQuestion.tsx';

/** Signing out would lose what only this browser has: the person decides. */
export default function SignOutDialog(props: SignOutQuestionProps) {
  return (
    <Dialog open title={words.title} width={400} onClose={props.onStay}>
      <SignOutQuestion {...props} />
    </Dialog>
  );
}
