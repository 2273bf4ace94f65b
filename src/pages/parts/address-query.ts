/** A query with some fields changed, null takes one out. */
export function withQuery(query: string, changes: Readonly<Record<string, string | null>>): string {
  const fields = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) fields.delete(name);
    else fields.set(name, value);
  }
  return `?${fields}`;
}

/** The search names where from and where to: the page has an answer to show. */
export function hasLane(query: string): boolean {
  const fields = new URLSearchParams(query);
  return fields.get('orgPortCode') !== null && fields.get('dstPortCode') !== null;
}

/** Where a list is walked by cursors, these changes lead to where it begins. */
export const fromTheStart = { after: null, before: null } as const;
