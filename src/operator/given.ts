/** Removes null and empty fields from a query. */
export const given = (fields: Readonly<Record<string, string | null>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== ''));
