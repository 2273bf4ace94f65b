import '#copy/procurement/order.ts';
import { useSelector } from '@xstate/react';
import { quoteDescription } from '#domain/enquiry/supplier-quote-fields.ts';
import type { FieldError } from '#domain/form/field.ts';
import { type SupplierQuoteRef, selectCanEdit, selectForm, selectRequested } from '#machines/supplier-quote/index.ts';
import { DescribedField } from '#src/features/booking/form/DescribedField.tsx';

export interface QuoteFieldProps {
  actor: SupplierQuoteRef;
  path: string;
  errors: readonly FieldError[];
  /** Rendered inside the field's box. */
  after?: React.ReactNode;
  note?: React.ReactNode;
  unit?: string;
}

/** One field of the quote, from its description. */
export function QuoteField({ actor, ...props }: QuoteFieldProps) {
  const form = useSelector(actor, selectForm);
  const asked = useSelector(actor, selectRequested);
  const canEdit = useSelector(actor, selectCanEdit);
  return (
    <DescribedField
      {...props}
      {...{ form, canEdit }}
      description={quoteDescription}
      context={asked}
      onEdit={(path, value) => {
        if (typeof value !== 'object') actor.send({ type: 'quote.edit', path, value });
      }}
    />
  );
}
