import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ArticleContent } from '#domain/content/article-form.ts';
import type { Transaction } from '../calls/idempotent.ts';
import type { Database } from '../data/connect.ts';
import type { PublishedTable } from './shown.ts';

/** Where an article stands between a draft and its withdrawal. */
export interface ArticleState {
  id: string;
  title: string;
  draft: ArticleContent | null;
  /** Takes the place of what visitors see, from `upcomingFrom` on. */
  upcoming: ArticleContent | null;
  upcomingFrom: Date | null;
  shownFrom: Date | null;
  withdrawnAt: Date | null;
  version: number;
  editedAt: Date | null;
  editedBy: string | null;
}

export interface StoredArticle extends ArticleState {
  /** What is published, or would be; what was saved after it is the draft, or waits for its time. */
  content: ArticleContent;
}

/** The name of the company stands in its posts. */
export type Change = Partial<Omit<ArticleState, 'id' | 'title'>> & { company?: string };
export type Made = Change & { editedAt: Date };

/** How one kind of article is kept: the table that visitors read. */
export interface ArticleStore {
  table: PublishedTable;
  /** What the list calls one. */
  title: PgColumn;
  /** Of the table, what operators keep; absent: all. */
  listed?: SQL | undefined;
  /** Sorts what no operator has touched. */
  madeAt: SQL;
  /** Null where there is none. */
  hold(tx: Transaction | Database, id: string): Promise<StoredArticle | null>;
  insert(tx: Transaction, id: string, content: ArticleContent, change: Made): Promise<unknown>;
  /** Refuses content that the article cannot become; absent: it can become any. */
  requireFitting?(tx: Transaction, id: string, content: ArticleContent): Promise<void>;
  /** Content is left out where only the state changes. */
  update(tx: Transaction, id: string, change: Change, content?: ArticleContent): Promise<unknown>;
}

/** What is typed in a field; empty where there is none. */
export const field = ({ fields }: ArticleContent, name: string): string => fields[name] ?? '';
