import type * as schema from '../data/schema/index.ts';
import { general } from './help/general.ts';
import { ordering } from './help/ordering.ts';
import { textBlocks } from './text-blocks.ts';

const parentOf = (id: string) => (id.includes('.') ? id.slice(0, id.lastIndexOf('.')) : null);

export const helpRows: readonly (typeof schema.helpArticles.$inferInsert)[] = [...general, ...ordering].map(
  ({ id, title, body }) => ({
    id,
    parentId: parentOf(id),
    title,
    body: textBlocks(body),
    sort: Number(id.slice(id.lastIndexOf('.') + 1)),
  }),
);
