import { type ArticleForm, articleErrors, articleForm, blankArticle, formOf } from '#domain/content/article-form.ts';
import { type BlockKind, emptyBlock, type TypedBlock } from '#domain/content/block.ts';
import { kindOf } from '#domain/content/kinds.ts';
import { parseMinute } from '#domain/content/minutes.ts';
import { setField } from '#domain/form/change.ts';
import type { FieldError } from '#domain/form/field.ts';
import type {
  Article,
  ArticleChoice,
  ArticleDone,
  AwardRequest,
  BlockMove,
  BlockPlace,
  CertificateRequest,
  DeskArticleContext,
  DeskArticleEvent,
  DeskArticleReport,
  FieldEdit,
  PublishRequest,
  QuotedLine,
  ReadRequest,
  RecallRequest,
  SaveRequest,
  Schedule,
  TakenFile,
  VersionRequest,
} from './desk-article.types.ts';

const noForm: ArticleForm = { fields: {}, blocks: [] };

export const noResult = { refusal: null, done: null, timeError: null } as const;

export const closed = {
  ...noResult,
  open: null,
  article: null,
  form: noForm,
  errors: [],
  schedule: { when: 'now', time: '' },
  next: null,
  file: null,
  choice: null,
} as const;

/** Opens a new article of the chosen kind. */
export const newArticle = (next: ArticleChoice | null) => ({
  ...closed,
  open: next,
  form: next === null ? noForm : blankArticle(next.kind),
});

/** The form as last saved. */
function savedForm({ open, article }: DeskArticleContext): ArticleForm {
  if (open === null) return noForm;
  return article === null ? blankArticle(open.kind) : formOf(open.kind, article.content);
}

export const isDirty = (context: DeskArticleContext): boolean =>
  JSON.stringify(context.form) !== JSON.stringify(savedForm(context));

export const openedOf = (article: Article) => ({
  open: { kind: article.row.kind, id: article.row.id },
  article,
  form: formOf(article.row.kind, article.content),
});

const errorsAfter = (context: DeskArticleContext, form: ArticleForm): readonly FieldError[] =>
  context.errors.length === 0 || context.open === null ? [] : articleErrors(context.open.kind, form);

/** Stores the form; a visible error disappears when its field becomes valid. */
export const withForm = (context: DeskArticleContext, form: ArticleForm) => ({
  ...noResult,
  form,
  errors: errorsAfter(context, form),
});

export const allErrors = ({ open, form }: DeskArticleContext): FieldError[] =>
  open === null ? [] : articleErrors(open.kind, form);

export const withField = ({ open, form }: DeskArticleContext, { path, value }: FieldEdit): ArticleForm =>
  open === null ? form : setField(articleForm(open.kind), form, null, path, value);

const withBlocks = (form: ArticleForm, blocks: readonly TypedBlock[]): ArticleForm => ({ ...form, blocks });

export const withBlock = ({ form }: DeskArticleContext, kind: BlockKind): ArticleForm =>
  withBlocks(form, [...form.blocks, emptyBlock(kind)]);

export const withoutBlock = ({ form }: DeskArticleContext, { index }: BlockPlace): ArticleForm =>
  withBlocks(
    form,
    form.blocks.filter((_, at) => at !== index),
  );

export function withMovedBlock({ form }: DeskArticleContext, { index, by }: BlockMove): ArticleForm {
  const block = form.blocks[index];
  const other = form.blocks[index + by];
  if (block === undefined || other === undefined) return form;
  return withBlocks(
    form,
    form.blocks.map((each, at) => (at === index ? other : at === index + by ? block : each)),
  );
}

const PICTURE = /\.(?:jpe?g|png|bmp)$/iu;

/** Inserts a picture; any other file becomes a download under its name. */
export const withFile = ({ form }: DeskArticleContext, { fileId, name }: TakenFile): ArticleForm =>
  withBlocks(form, [...form.blocks, { ...emptyBlock(PICTURE.test(name) ? 'picture' : 'file'), fileId, text: name }]);

export const takesFiles = ({ open }: DeskArticleContext): boolean =>
  open !== null && kindOf(open.kind).blocks.includes('picture');

export const readOf = ({ open }: DeskArticleContext): ReadRequest => ({
  kind: open?.kind ?? 'NEWS',
  id: open?.id ?? '',
});

export const saveOf = ({ open, article, form }: DeskArticleContext): SaveRequest => ({
  kind: open?.kind ?? 'NEWS',
  id: open?.id ?? null,
  version: article?.version ?? 0,
  form,
});

/** Reports an existing row as changed, and a new article as added. */
export const savedReport = ({ article }: DeskArticleContext, { row }: Article): DeskArticleReport =>
  article === null ? { type: 'article.made' } : { type: 'article.changed', row };

export const versionOf = (context: DeskArticleContext): VersionRequest => ({
  ...readOf(context),
  version: context.article?.version ?? 0,
});

/** The scheduled instant; null for now and for an invalid time. Times are wall clock times in Shanghai. */
export const scheduledAt = ({ when, time }: Schedule): number | null => (when === 'later' ? parseMinute(time) : null);

export const isShown = ({ article }: DeskArticleContext): boolean => article?.row.status === 'PUBLISHED';

export const isForNow = ({ schedule }: DeskArticleContext): boolean => schedule.when === 'now';

/** Whether the article is published and has a scheduled change. */
export const hasUpcoming = ({ article }: DeskArticleContext): boolean =>
  article !== null && article.row.changeFrom !== null;

export const recallOf = (context: DeskArticleContext): RecallRequest => ({ ...versionOf(context), only: 'CHANGE' });

export const publishOf = (context: DeskArticleContext): PublishRequest => ({
  ...versionOf(context),
  at: isForNow(context) ? null : scheduledAt(context.schedule),
});

/** Whether the saved version has changes that are not published. */
export const isPublishable = (context: DeskArticleContext): boolean =>
  context.article !== null &&
  !isDirty(context) &&
  (!isShown(context) || context.article.row.hasChanges || hasUpcoming(context));

export const isWithdrawable = ({ article }: DeskArticleContext): boolean =>
  article !== null && (article.row.status === 'PUBLISHED' || article.row.status === 'SCHEDULED');

/** The server publishes at once when the scheduled time has passed. */
export function publishResultOf(context: DeskArticleContext, { row }: Article): ArticleDone {
  if (row.status === 'SCHEDULED') return 'scheduled';
  if (isForNow(context)) return 'published';
  return row.changeFrom === null ? 'publishedLate' : 'changeScheduled';
}

/** Whether a procurement request has quotes and no decision. */
export const isDecidable = (context: DeskArticleContext): boolean => {
  const { article } = context;
  if (article === null || article.content.fields.postKind !== 'REQUEST' || isDirty(context)) return false;
  return (article.quotes?.length ?? 0) > 0 && article.decision === undefined;
};

export const awardOf = ({ open, choice }: DeskArticleContext): AwardRequest => ({
  id: open?.id ?? '',
  quoteNo: choice?.quoteNo ?? null,
});

export const awardResultOf = ({ decision }: Article) => ({
  done: decision?.quoteNo == null ? ('noneChosen' as const) : ('awarded' as const),
});

/** Whether that line of a quote has a certificate. */
export const isHandedIn = ({ article }: DeskArticleContext, { quoteNo, lineNo }: QuotedLine): boolean =>
  article?.quotes?.find((quote) => quote.quoteNo === quoteNo)?.lines.find((line) => line.lineNo === lineNo)
    ?.hasCertificate === true;

/** The request for the certificate that the event opens. */
export const certificateRequestOf = ({ open }: DeskArticleContext, event: DeskArticleEvent): CertificateRequest => {
  const { quoteNo, lineNo } = event.type === 'certificate.open' ? event : { quoteNo: '', lineNo: 0 };
  return { id: open?.id ?? '', quoteNo, lineNo };
};

export const hasAnyCertificate = ({ article }: DeskArticleContext): boolean =>
  article?.quotes?.some(({ lines }) => lines.some((line) => line.hasCertificate === true)) === true;
