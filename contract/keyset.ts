import * as v from 'valibot';
import { pageOf, pageRequest } from './fields/common.ts';
import { fieldMessages } from './messages.ts';

/** A numbered page skips every row before it; a list without a bound is walked deeper than this by its cursors. */
const MOST_NUMBERED = 200;

/** After it stands the first row of a list, before it the last. */
export const START = 'start';
export const END = 'end';

/**
 * A place in a list: one of its ends, or a row's: which of the list's runs it is in, the moment the walk began, its sort
 * key and its id. The reader sends it back as it came.
 */
const cursorIn = (runs: number, end: string) =>
  v.pipe(
    v.string(),
    v.regex(new RegExp(`^(?:${end}|[0-${runs - 1}]\\.[0-9]{1,14}\\.[0-9]{1,14}\\.[A-Za-z0-9_-]{1,64})$`)),
  );

/** What is asked of a list that neither a lane nor an owner bounds: the rows after or before a cursor, or a page by its number. */
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

/** A page is asked for in one way; the first field is taken for meant, the others are errors. */
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

/** `page` is null where a cursor was asked for: how many rows came before is not known. */
export const keysetOf = <Item extends v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>>(item: Item) =>
  v.object({
    ...pageOf(item).entries,
    page: v.nullable(v.number()),
    previous: v.nullable(v.string()),
    next: v.nullable(v.string()),
  });
