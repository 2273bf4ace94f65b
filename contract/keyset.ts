import * as v from 'valibot';
import { pageOf, pageRequest } from './fields/common.ts';
import { fieldMessages } from './messages.ts';

/** Numbered pages scan all previous rows; unbounded lists are paged by cursor beyond this. */
const MOST_NUMBERED = 200;

/** `after` it stands the first row of a list, `before` it the last. */
export const START = 'start';
export const END = 'end';

/**
 * Cursor: an end of the list, or a row's run, the start time of the paging, sort key and id. Clients return it
 * unchanged.
 */
const cursorIn = (runs: number, end: string) =>
  v.pipe(
    v.string(),
    v.regex(new RegExp(`^(?:${end}|[0-${runs - 1}]\\.[0-9]{1,14}\\.[0-9]{1,14}\\.[A-Za-z0-9_-]{1,64})$`)),
  );

/** Paging of an unbounded list: rows after or before a cursor, or a page number. */
export const keysetRequest = (runs = 1) => ({
  page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_NUMBERED))),
  pageSize: pageRequest.pageSize,
  after: v.optional(cursorIn(runs, START)),
  before: v.optional(cursorIn(runs, END)),
});

export interface KeysetRequest {
  page?: number | undefined;
  pageSize: number;
  after?: string | undefined;
  before?: string | undefined;
}

/** Accepts only one of the paging fields; further ones are errors. */
export const oneWay = <Request extends KeysetRequest & Record<string, unknown>>() =>
  v.rawCheck<Request>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    const [, ...others] = (['after', 'before', 'page'] as const).filter((name) => input[name] !== undefined);
    for (const key of others) {
      addIssue({
        message: fieldMessages.oneWay,
        path: [{ type: 'object', origin: 'value', input, key, value: input[key] }],
      });
    }
  });

/** `page` is null for cursors, because the number of previous rows is unknown. */
export const keysetOf = <Item extends v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>>(item: Item) =>
  v.object({
    ...pageOf(item).entries,
    page: v.nullable(v.number()),
    previous: v.nullable(v.string()),
    next: v.nullable(v.string()),
  });
