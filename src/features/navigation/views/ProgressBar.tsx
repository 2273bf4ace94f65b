import { useSelector } from '@xstate/react';
import { shell } from '#copy/shell.ts';
import { type PageLoadingRef, selectVariant } from '#machines/page-loading/index.ts';

/** Indeterminate progress: fills most of its frame while loading. */
export const FillingBar = ({ variant }: { variant: 'filling' | 'completing' | 'full' }) => (
  <div
    data-variant={variant}
    className="neatline-fill h-full w-[95%] transition-[width] ease-out data-[variant=completing]:w-full data-[variant=completing]:duration-[var(--slow)] data-[variant=filling]:duration-[5s] motion-reduce:transition-none starting:w-0"
  />
);

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
