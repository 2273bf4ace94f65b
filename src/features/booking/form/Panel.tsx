import { type ReactNode, useId } from 'react';

/** Section of the form with a heading. */
export function Panel({
  title,
  note,
  action,
  children,
}: {
  title: string;
  note?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-1.5 rounded border border-line bg-surface p-2 md:p-3">
      <div className="flex flex-wrap items-center justify-between gap-1">
        <h2 id={id} className="font-strong text-16">
          {title}
        </h2>
        {action}
      </div>
      {note ? <p className="text-12 text-ink-3">{note}</p> : null}
      {children}
    </section>
  );
}
