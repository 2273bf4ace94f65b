import type { FormEvent, ReactNode } from 'react';
import { Button } from '#src/ui/parts/Button.tsx';

interface KeywordFormProps {
  /** Labels of the field and its button. */
  words: { search: string; find: string };
  keyword: string;
  isOff: boolean;
  onFind: (keyword: string) => void;
  children?: ReactNode;
}

/** Filters apply at once, the keyword on submit. */
export function KeywordForm({ words, keyword, isOff, onFind, children }: KeywordFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onFind(String(new FormData(event.currentTarget).get('keyword') ?? '').trim());
  };
  return (
    <search>
      <form onSubmit={submit} className="flex flex-wrap gap-1">
        <input
          name="keyword"
          type="search"
          maxLength={40}
          aria-label={words.search}
          placeholder={words.search}
          defaultValue={keyword}
          readOnly={isOff}
          className="min-h-4.75 min-w-0 grow basis-60 rounded border border-line-field bg-surface px-1.5 placeholder:text-ink-3 placeholder:opacity-100"
        />
        <Button type="submit" icon="search" disabled={isOff}>
          {words.find}
        </Button>
        {children}
      </form>
    </search>
  );
}
