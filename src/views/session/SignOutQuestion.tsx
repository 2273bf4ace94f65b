import { signOutWords as words } from '#src/ui/copy/session.ts';
import { Button } from '#src/ui/parts/Button.tsx';

export interface SignOutQuestionProps {
  onStay: () => void;
  onRetry: () => void;
  onAnyway: () => void;
}

/** What would be lost by signing out now, and every way on. */
export function SignOutQuestion({ onStay, onRetry, onAnyway }: SignOutQuestionProps) {
  return (
    <div className="grid gap-2">
      <p>{words.text}</p>
      <div className="flex flex-wrap justify-end gap-1 max-md:*:grow">
        <Button tone="danger" onClick={onAnyway}>
          {words.anyway}
        </Button>
        <Button onClick={onRetry}>{words.retry}</Button>
        <Button tone="primary" onClick={onStay}>
          {words.stay}
        </Button>
      </div>
    </div>
  );
}
