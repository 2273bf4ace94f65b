import { errors } from '#src/ui/copy/errors.ts';
import { head } from '#src/ui/copy/head.ts';

interface ErrorPageProps {
  message: string;
  status?: number;
  canRetry: boolean;
  onRetry: () => void;
}

export function ErrorPage({ message, status, canRetry, onRetry }: ErrorPageProps) {
  return (
    <section role="alert" className="mx-auto max-w-[var(--page)] p-3 text-center">
      <title>{head.title(errors.title)}</title>
      <h1 className="text-20 font-strong">{message}</h1>
      {status === undefined ? null : <p className="text-14 text-ink-2">{errors.status(status)}</p>}
      <p className="mt-2 flex justify-center gap-2">
        <button
          type="button"
          disabled={!canRetry}
          onClick={onRetry}
          className="rounded bg-action px-3 py-1 font-strong text-on-action"
        >
          {errors.reload}
        </button>
        <a href="/" className="rounded border border-line-field px-3 py-1 text-ink">
          {errors.backHome}
        </a>
      </p>
    </section>
  );
}
