import { StepLinks } from '#src/ui/parts/StepLinks.tsx';
import { fromTheStart, withQuery } from './address-query.ts';

interface CursorLinksProps {
  list: { total: number; previous: string | null; next: string | null };
  /** Current query of the list. */
  query: string;
}

/** Links to neighbouring pages, so that they can be shared and bookmarked. */
export function CursorLinks({ list: { total, previous, next }, query }: CursorLinksProps) {
  const to = (changes: Readonly<Record<string, string>>) => withQuery(query, { ...fromTheStart, ...changes });
  return (
    <div className="mt-2">
      <StepLinks
        total={total}
        first={previous === null ? null : to({})}
        previous={previous === null ? null : to({ before: previous })}
        next={next === null ? null : to({ after: next })}
      />
    </div>
  );
}
