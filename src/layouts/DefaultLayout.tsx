import type { ReactNode } from 'react';
import { brand } from '#src/ui/brand.ts';
import { shell } from '#src/ui/copy/shell.ts';

export function DefaultLayout({ header, children }: { header: ReactNode; children: ReactNode }) {
  return (
    <>
      <a href="#content" className="sr-only focus:not-sr-only">
        {shell.skipToContent}
      </a>
      {header}
      <main id="content" tabIndex={-1} className="mx-auto max-w-[var(--page)] p-2">
        {children}
      </main>
      <footer className="border-t border-line p-3 text-center text-12 text-ink-2">
        {brand.name} {brand.latinName}
      </footer>
    </>
  );
}
