import type { FormEvent } from 'react';
import { useLocation } from 'wouter';
import { Button } from '#src/ui/parts/Button.tsx';

interface KeywordSearchProps {
  action: string;
  label: string;
  button: string;
  keyword: string;
  /** Query parameters that the search keeps. */
  kept?: Readonly<Record<string, string>>;
}

/** GET form: the typed text becomes part of the URL. */
export function KeywordSearch({ action, label, button, keyword, kept = {} }: KeywordSearchProps) {
  const [, openAddress] = useLocation();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { pathname } = new URL(event.currentTarget.action);
    const typed = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
    );
    const query = new URLSearchParams(typed).toString();
    // An empty search focuses the field.
    if (!query.includes('keyword=') && keyword === '')
      event.currentTarget.querySelector<HTMLInputElement>('input[type=search]')?.focus();
    openAddress(query === '' ? pathname : `${pathname}?${query}`);
  };
  return (
    <search>
      <form method="get" action={action} onSubmit={submit} className="flex min-w-0 gap-1">
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input
          key={keyword}
          type="search"
          name="keyword"
          aria-label={label}
          placeholder={label}
          maxLength={100}
          defaultValue={keyword}
          className="min-h-5 w-0 min-w-0 flex-1 rounded border border-line-field bg-surface px-1.5 text-ink placeholder:text-ink-3 placeholder:opacity-100"
        />
        <Button type="submit" icon="search">
          {button}
        </Button>
      </form>
    </search>
  );
}
