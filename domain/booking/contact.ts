import { readAt, replaceAt } from '../form/path.ts';
import type { AccountContact } from './service.ts';

/**
 * Fills empty contact fields from the account; fields that had a value in `known` may have been cleared on purpose and
 * stay empty.
 */
export function fillContact<Form>(form: Form, contact: AccountContact, known: AccountContact | null = null): Form {
  return Object.entries(contact).reduce(
    (filled, [field, value]) =>
      readAt(filled, field) === '' && value !== known?.[field as keyof AccountContact]
        ? replaceAt(filled, field, value)
        : filled,
    form,
  );
}
