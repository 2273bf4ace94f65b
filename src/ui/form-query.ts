/** An address's fields with those of a form in place of the old ones; what is in columns keeps its empty cells. */
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
