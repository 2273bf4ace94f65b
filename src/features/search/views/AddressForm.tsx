import type { FormEvent, ReactNode } from 'react';
import { useLocation } from 'wouter';

/** Merges form fields into a query; repeated fields keep their empty values. */
export function withFormFields(
  query: string,
  form: HTMLFormElement,
  names: readonly string[],
  isColumn: (name: string) => boolean,
): URLSearchParams {
  const fields = new URLSearchParams(query);
  for (const name of names) fields.delete(name);
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && (value !== '' || isColumn(name))) fields.append(name, value.trim());
  return fields;
}

interface AddressFormProps {
  /** Page that shows the results. */
  path: string;
  query: string;
  /** Query parameters that the form owns. */
  names: readonly string[];
  /** Whether a field repeats by row, so that its empty values keep their position. */
  isColumn?: (name: string) => boolean;
  title?: string;
  className: string;
  children: ReactNode;
}

const isNone = () => false;

/** Writes its fields into the query string and keeps the other parameters. */
export function AddressForm({ path, query, names, isColumn = isNone, title, className, children }: AddressFormProps) {
  const [, openAddress] = useLocation();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    openAddress(`${path}?${withFormFields(query, event.currentTarget, names, isColumn)}`);
  };
  return (
    <form method="get" action={path} onSubmit={submit} aria-label={title} className={className}>
      {children}
    </form>
  );
}
