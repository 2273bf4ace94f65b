/** A query with some fields changed, null takes one out. */
export function withQuery(query: string, changes: Readonly<Record<string, string | null>>): string {
  const fields = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) fields.delete(name);
    else fields.set(name, value);
  }
  return `?${fields}`;
}

/** Where a list is walked by cursors, these changes lead to where it begins. */
export const fromTheStart = { after: null, before: null } as const;
