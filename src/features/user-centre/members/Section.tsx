import type { ReactNode } from 'react';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="min-w-0 rounded border border-line bg-surface p-2 md:p-3">
      <h2 className="mb-1 font-strong text-16">{title}</h2>
      {children}
    </section>
  );
}
