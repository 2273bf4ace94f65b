import type { ReactNode } from 'react';

export function NoteRows({ rows }: { rows: readonly (readonly ReactNode[])[] }) {
  return (
    <dl>
      {rows.map(([term, text]) => (
        <div key={String(term)} className="grid grid-cols-[80px_1fr] gap-x-1 border-line border-b py-0.5">
          <dt className="text-ink-3">{term}</dt>
          <dd className="wrap-break-word min-w-0">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
