interface NumberedPage {
  page: number;
  pageSize: number;
  total: number;
}

/** Whether a list has a page of this number, and another one is seen. */
export const isAnotherPage = (seen: NumberedPage | null, page: number): boolean =>
  seen !== null && page !== seen.page && page >= 1 && page <= Math.ceil(seen.total / seen.pageSize);

/** What has come of a list with the page after it; a row that moved meanwhile is listed once. */
export function withNext<Page extends { items: readonly { id: string }[] }>(list: Page | null, next: Page): Page {
  const known = new Set(list?.items.map(({ id }) => id));
  return { ...next, items: [...(list?.items ?? []), ...next.items.filter(({ id }) => !known.has(id))] };
}
