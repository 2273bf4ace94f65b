import { errors, head } from '#copy/shell.ts';
import { Illustration, type IllustrationName } from '#src/ui/art/Illustration.tsx';
import { Button, ButtonLink } from '#src/ui/parts/Button.tsx';

interface ErrorPageProps {
  message: string;
  hint?: string;
  status?: number;
  picture?: IllustrationName;
  canRetry: boolean;
  onRetry: () => void;
}

export function ErrorPage({ message, hint, status, picture = 'ibc', canRetry, onRetry }: ErrorPageProps) {
  return (
    <section
      role="alert"
      className="mx-auto grid max-w-[720px] justify-items-center gap-1.5 border border-line bg-surface px-3 py-8 text-center"
    >
      <title>{head.title(errors.title)}</title>
      <Illustration name={picture} />
      <h1 className="text-balance font-strong text-20 leading-head">{message}</h1>
      <p className="max-w-[34em] text-ink-2">{hint ?? errors.serverBusyHint}</p>
      {status === undefined ? null : <p className="text-12 text-ink-3">{errors.status(status)}</p>}
      <p className="mt-1 flex flex-wrap justify-center gap-1">
        <Button tone="primary" disabled={!canRetry} onClick={onRetry}>
          {errors.reload}
        </Button>
        <ButtonLink href="/">{errors.backHome}</ButtonLink>
      </p>
    </section>
  );
}
