import { useSelector } from '@xstate/react';
import { shell } from '#copy/shell.ts';
import { type PageLoadingRef, selectVariant } from '#machines/page-loading/index.ts';
import { FillingBar } from '#src/ui/parts/FillingBar.tsx';

/** Outside the page's landmarks, so it is a landmark itself. */
export function ProgressBar({ actor }: { actor: PageLoadingRef }) {
  const variant = useSelector(actor, selectVariant);

  return variant === 'hidden' ? null : (
    <section aria-label={shell.loading}>
      <div
        role="progressbar"
        aria-label={shell.loading}
        data-variant={variant}
        className="fixed inset-x-0 top-0 z-50 h-0.75 border-line-ink border-b bg-surface"
      >
        <FillingBar variant={variant} />
      </div>
    </section>
  );
}
