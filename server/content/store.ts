import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ArticleContent } from '#domain/content/article-form.ts';
import type { Transaction } from '../calls/idempotent.ts';
import type { Database } from '../data/connect.ts';
import type { PublishedTable } from './shown.ts';

/** State of an article between draft and withdrawal. */
export interface ArticleState {
  id: string;
  title: string;
  draft: ArticleContent | null;
  /** Replaces the published content from `upcomingFrom` on. */
  upcoming: ArticleContent | null;
  upcomingFrom: Date | null;
  shownFrom: Date | null;
  withdrawnAt: Date | null;
  version: number;
  editedAt: Date | null;
  editedBy: string | null;
}

export interface StoredArticle extends ArticleState {
  /** Published content, or the first draft. Later changes are in `draft` or `upcoming`. */
  content: ArticleContent;
}

/** Posts include the company's name. */
export type Change = Partial<Omit<ArticleState, 'id' | 'title'>> & { company?: string };
export type Made = Change & { editedAt: Date };

/** Storage of one kind of article in the table visitors read. */
export interface ArticleStore {
  table: PublishedTable;
  /** Title in the list. */
  title: PgColumn;
  /** Restricts the table to content operators edit; absent: all. */
  listed?: SQL | undefined;
  /** Sorts content no operator has edited. */
  madeAt: SQL;
  /** Null when there is none. */
  lock(tx: Transaction | Database, id: string): Promise<StoredArticle | null>;
  insert(tx: Transaction, id: string, content: ArticleContent, change: Made): Promise<unknown>;
  /** Refuses content that conflicts with the article's use; absent: no restriction. */
  requireFitting?(tx: Transaction, id: string, content: ArticleContent): Promise<void>;
  /** Without content only the state changes. */
  update(tx: Transaction, id: string, change: Change, content?: ArticleContent): Promise<unknown>;
}

/** Value of a field; empty when absent. */
export const field = ({ fields }: ArticleContent, name: string): string => fields[name] ?? '';
