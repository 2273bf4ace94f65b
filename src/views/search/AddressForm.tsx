import type { FormEvent, ReactNode } from 'react';
import { useLocation } from 'wouter';
import { withFormFields } from '#src/ui/form-query.ts';

interface AddressFormProps {
  /** The page that answers. */
  path: string;
  query: string;
  /** The fields of the address that the form stands for. */
  names: readonly string[];
  /** Whether a field is one of a row, whose empty cells count. */
  isColumn?: (name: string) => boolean;
  title?: string;
  className: string;
  children: ReactNode;
}

const isNone = () => false;

/** What is typed becomes the address, and the page answers; what the address says besides stays. */
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
