import { useSelector } from '@xstate/react';
import { type PageLoadingRef, selectFace } from '#machines/page-loading/index.ts';
import { shell } from '#src/ui/copy/shell.ts';

export function ProgressBar({ actor }: { actor: PageLoadingRef }) {
  const face = useSelector(actor, selectFace);

  return face === 'hidden' ? null : (
    <div
      role="progressbar"
      aria-label={shell.loading}
      data-face={face}
      className="fixed inset-x-0 top-0 z-50 h-0.75 border-line-ink border-b bg-surface"
    >
      <div
        data-face={face}
        className="neatline-fill h-full w-[95%] transition-[width] ease-out data-[face=completing]:w-full data-[face=completing]:duration-[var(--slow)] data-[face=filling]:duration-[5s] motion-reduce:transition-none starting:w-0"
      />
    </div>
  );
}
