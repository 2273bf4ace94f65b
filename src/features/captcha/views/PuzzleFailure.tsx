import { captcha } from '#copy/sign-in/session.ts';
import type { PuzzleLimit } from '#machines/kit/puzzle.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { Button } from '#src/ui/parts/Button.tsx';

export function RetryPuzzle({ message, onRetry }: { message: string | null; onRetry: () => void }) {
  return (
    <div role="alert" className="relative grid justify-items-center gap-1 p-1">
      <Icon name="warn" className="text-danger" />
      {message === null || message === captcha.loadFailed ? null : <p className="text-danger">{message}</p>}
      <Button onClick={onRetry}>{captcha.loadFailed}</Button>
    </div>
  );
}

/** Counts down on screen; announced once. */
export function LimitWords({ limit, seconds }: { limit: PuzzleLimit; seconds: number }) {
  return (
    <p role="timer" className="p-1 font-strong">
      {limit === 'failures' ? captcha.tooManyFailures(seconds) : captcha.tooOften(seconds)}
    </p>
  );
}
