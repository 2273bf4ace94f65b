/** Replaces query parameters; null removes one. */
export function withQuery(query: string, changes: Readonly<Record<string, string | null>>): string {
  const fields = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) fields.delete(name);
    else fields.set(name, value);
  }
  return `?${fields}`;
}

/** Whether the search names origin and destination. */
export function hasLane(query: string): boolean {
  const fields = new URLSearchParams(query);
  return fields.get('orgPortCode') !== null && fields.get('dstPortCode') !== null;
}

/** Resets the cursors of a list to its start. */
export const fromTheStart = { after: null, before: null } as const;
