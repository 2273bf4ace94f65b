import type { ReactNode } from 'react';

interface ToolProps {
  title: string;
  level?: 2 | 3;
  children: ReactNode;
}

/** A small calculator with an immediate result. */
export function Tool({ title, level = 3, children }: ToolProps) {
  const Heading = `h${level}` as const;
  return (
    <article className="grid min-w-0 content-start gap-2 rounded border border-line bg-surface p-2 lg:p-3">
      <Heading className="font-strong text-16 leading-head">{title}</Heading>
      {children}
    </article>
  );
}
