import { readAt, replaceAt } from '../form/path.ts';
import type { AccountContact } from './service.ts';

/** What the account says of its contact, in the fields that are empty; `known` is what it said before, which may have been cleared on purpose. */
export function fillContact<Form>(form: Form, contact: AccountContact, known: AccountContact | null = null): Form {
  return Object.entries(contact).reduce(
    (filled, [field, value]) =>
      readAt(filled, field) === '' && value !== known?.[field as keyof AccountContact]
        ? replaceAt(filled, field, value)
        : filled,
    form,
  );
}
