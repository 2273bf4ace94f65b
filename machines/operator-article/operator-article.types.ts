import type { OperatorArticle } from '#contract/calls/operator-content.ts';
import type { ArticleForm } from '#domain/content/article-form.ts';
import type { BlockKind } from '#domain/content/block.ts';
import type { ArticleKind } from '#domain/content/kinds.ts';
import type { FieldError } from '#domain/form/field.ts';
import type { Parent } from '../kit/parent.ts';

export type Article = OperatorArticle;

/** Events for the queue about the open article. */
export type OperatorArticleReport = { type: 'article.changed'; row: Article['row'] } | { type: 'article.made' };

export interface OperatorArticleInput {
  parent: Parent<OperatorArticleReport>;
}

/** The article to open; an id of null creates one. */
export interface ArticleChoice {
  kind: ArticleKind;
  id: string | null;
}

/** Describes a file; its content stays in the browser. */
export interface ChosenFile {
  key: string;
  name: string;
  size: number;
}

export interface TakenFile {
  fileId: string;
  name: string;
}

/** Preview address of an unpublished page. */
export interface PageAddress {
  path: string;
  until: number;
}

/** The winning quote; null awards none. */
export interface AwardChoice {
  quoteNo: string | null;
}

export interface AwardRequest extends AwardChoice {
  id: string;
}

/** A line of a quote whose certificate is opened. */
export interface QuotedLine {
  quoteNo: string;
  lineNo: number;
}

export interface CertificateRequest extends QuotedLine {
  id: string;
}

export interface Schedule {
  when: 'now' | 'later';
  /** Wall clock time in Shanghai: yyyy-MM-ddTHH:mm. */
  time: string;
}

export interface FieldEdit {
  path: string;
  value: string;
}

export interface BlockPlace {
  index: number;
}

export interface BlockMove extends BlockPlace {
  by: -1 | 1;
}

export interface ReadRequest {
  kind: ArticleKind;
  id: string;
}

export interface SaveRequest extends ArticleChoice {
  version: number;
  form: ArticleForm;
}

export interface VersionRequest extends ReadRequest {
  version: number;
}

/** Unschedules the change and keeps the published version. */
export interface RecallRequest extends VersionRequest {
  only: 'CHANGE';
}

export interface PublishRequest extends VersionRequest {
  /** Null publishes at once. */
  at: number | null;
}

export type ArticleDone =
  | 'awarded'
  | 'changeScheduled'
  | 'noneChosen'
  | 'published'
  | 'publishedLate'
  | 'recalled'
  | 'saved'
  | 'scheduled'
  | 'withdrawn';

export interface OperatorArticleContext extends OperatorArticleInput {
  open: ArticleChoice | null;
  /** As last loaded or saved; null for an article that was never saved. */
  article: Article | null;
  form: ArticleForm;
  errors: readonly FieldError[];
  schedule: Schedule;
  timeError: 'MISSING' | 'PAST' | null;
  /** The article to open next; null closes the open one. */
  next: ArticleChoice | null;
  file: ChosenFile | null;
  /** The award to confirm; null while no confirmation is open. */
  choice: AwardChoice | null;
  refusal: string | null;
  /** The last action that succeeded, or the address of the preview. */
  done: ArticleDone | PageAddress | null;
}

export type OperatorArticleEvent =
  | { type: 'article.open'; kind: ArticleKind; id: string | null }
  | { type: 'article.close' }
  | { type: 'article.retry' }
  | { type: 'leave.keep' }
  | { type: 'leave.confirm' }
  | ({ type: 'field.typed' } & FieldEdit)
  | { type: 'block.added'; kind: BlockKind }
  | ({ type: 'block.moved' } & BlockMove)
  | ({ type: 'block.removed' } & BlockPlace)
  | { type: 'file.chosen'; file: ChosenFile }
  | { type: 'file.cancel' }
  | { type: 'article.save' }
  | { type: 'preview.open' }
  | { type: 'schedule.typed'; schedule: Schedule }
  | { type: 'publish.submit' }
  | { type: 'withdraw.ask' }
  | { type: 'withdraw.keep' }
  | { type: 'withdraw.confirm' }
  | { type: 'change.recall' }
  | ({ type: 'award.ask' } & AwardChoice)
  | ({ type: 'certificate.open' } & QuotedLine)
  | { type: 'award.keep' }
  | { type: 'award.confirm' }
  | { type: 'theirs.take' }
  | { type: 'mine.keep' };
