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
