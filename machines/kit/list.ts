interface NumberedPage {
  page: number;
  pageSize: number;
  total: number;
}

/** Whether the list has this page and shows another one. */
export const isAnotherPage = (seen: NumberedPage | null, page: number): boolean =>
  seen !== null && page !== seen.page && page >= 1 && page <= Math.ceil(seen.total / seen.pageSize);

/** Appends the next page; a row that moved between the two requests is listed once. */
export function withNext<Page extends { items: readonly { id: string }[] }>(list: Page | null, next: Page): Page {
  const known = new Set(list?.items.map(({ id }) => id));
  return { ...next, items: [...(list?.items ?? []), ...next.items.filter(({ id }) => !known.has(id))] };
}
