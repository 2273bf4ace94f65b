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
  FieldEdit,
  OperatorArticleContext,
  OperatorArticleEvent,
  OperatorArticleReport,
  PublishRequest,
  QuotedLine,
  ReadRequest,
  RecallRequest,
  SaveRequest,
  Schedule,
  TakenFile,
  VersionRequest,
} from './operator-article.types.ts';

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
function savedForm({ open, article }: OperatorArticleContext): ArticleForm {
  if (open === null) return noForm;
  return article === null ? blankArticle(open.kind) : formOf(open.kind, article.content);
}

export const isDirty = (context: OperatorArticleContext): boolean =>
  JSON.stringify(context.form) !== JSON.stringify(savedForm(context));

export const openedOf = (article: Article) => ({
  open: { kind: article.row.kind, id: article.row.id },
  article,
  form: formOf(article.row.kind, article.content),
});

const errorsAfter = (context: OperatorArticleContext, form: ArticleForm): readonly FieldError[] =>
  context.errors.length === 0 || context.open === null ? [] : articleErrors(context.open.kind, form);

/** Stores the form; a visible error disappears when its field becomes valid. */
export const withForm = (context: OperatorArticleContext, form: ArticleForm) => ({
  ...noResult,
  form,
  errors: errorsAfter(context, form),
});

export const allErrors = ({ open, form }: OperatorArticleContext): FieldError[] =>
  open === null ? [] : articleErrors(open.kind, form);

export const withField = ({ open, form }: OperatorArticleContext, { path, value }: FieldEdit): ArticleForm =>
  open === null ? form : setField(articleForm(open.kind), form, null, path, value);

const withBlocks = (form: ArticleForm, blocks: readonly TypedBlock[]): ArticleForm => ({ ...form, blocks });

export const withBlock = ({ form }: OperatorArticleContext, kind: BlockKind): ArticleForm =>
  withBlocks(form, [...form.blocks, emptyBlock(kind)]);

export const withoutBlock = ({ form }: OperatorArticleContext, { index }: BlockPlace): ArticleForm =>
  withBlocks(
    form,
    form.blocks.filter((_, at) => at !== index),
  );

export function withMovedBlock({ form }: OperatorArticleContext, { index, by }: BlockMove): ArticleForm {
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
export const withFile = ({ form }: OperatorArticleContext, { fileId, name }: TakenFile): ArticleForm =>
  withBlocks(form, [...form.blocks, { ...emptyBlock(PICTURE.test(name) ? 'picture' : 'file'), fileId, text: name }]);

export const takesFiles = ({ open }: OperatorArticleContext): boolean =>
  open !== null && kindOf(open.kind).blocks.includes('picture');

export const readOf = ({ open }: OperatorArticleContext): ReadRequest => ({
  kind: open?.kind ?? 'NEWS',
  id: open?.id ?? '',
});

export const saveOf = ({ open, article, form }: OperatorArticleContext): SaveRequest => ({
  kind: open?.kind ?? 'NEWS',
  id: open?.id ?? null,
  version: article?.version ?? 0,
  form,
});

/** Reports an existing row as changed, and a new article as added. */
export const savedReport = ({ article }: OperatorArticleContext, { row }: Article): OperatorArticleReport =>
  article === null ? { type: 'article.made' } : { type: 'article.changed', row };

export const versionOf = (context: OperatorArticleContext): VersionRequest => ({
  ...readOf(context),
  version: context.article?.version ?? 0,
});

/** The scheduled instant; null for now and for an invalid time. Times are wall clock times in Shanghai. */
export const scheduledAt = ({ when, time }: Schedule): number | null => (when === 'later' ? parseMinute(time) : null);

export const isShown = ({ article }: OperatorArticleContext): boolean => article?.row.status === 'PUBLISHED';

export const isForNow = ({ schedule }: OperatorArticleContext): boolean => schedule.when === 'now';

/** Whether the article is published and has a scheduled change. */
export const hasUpcoming = ({ article }: OperatorArticleContext): boolean =>
  article !== null && article.row.changeFrom !== null;

export const recallOf = (context: OperatorArticleContext): RecallRequest => ({ ...versionOf(context), only: 'CHANGE' });

export const publishOf = (context: OperatorArticleContext): PublishRequest => ({
  ...versionOf(context),
  at: isForNow(context) ? null : scheduledAt(context.schedule),
});

/** Whether the saved version has changes that are not published. */
export const isPublishable = (context: OperatorArticleContext): boolean =>
  context.article !== null &&
  !isDirty(context) &&
  (!isShown(context) || context.article.row.hasChanges || hasUpcoming(context));

export const isWithdrawable = ({ article }: OperatorArticleContext): boolean =>
  article !== null && (article.row.status === 'PUBLISHED' || article.row.status === 'SCHEDULED');

/** The server publishes at once when the scheduled time has passed. */
export function publishResultOf(context: OperatorArticleContext, { row }: Article): ArticleDone {
  if (row.status === 'SCHEDULED') return 'scheduled';
  if (isForNow(context)) return 'published';
  return row.changeFrom === null ? 'publishedLate' : 'changeScheduled';
}

/** Whether a procurement request has quotes and no decision. */
export const isDecidable = (context: OperatorArticleContext): boolean => {
  const { article } = context;
  if (article === null || article.content.fields.postKind !== 'REQUEST' || isDirty(context)) return false;
  return (article.quotes?.length ?? 0) > 0 && article.decision === undefined;
};

export const awardOf = ({ open, choice }: OperatorArticleContext): AwardRequest => ({
  id: open?.id ?? '',
  quoteNo: choice?.quoteNo ?? null,
});

export const awardResultOf = ({ decision }: Article) => ({
  done: decision?.quoteNo == null ? ('noneChosen' as const) : ('awarded' as const),
});

/** Whether that line of a quote has a certificate. */
export const isHandedIn = ({ article }: OperatorArticleContext, { quoteNo, lineNo }: QuotedLine): boolean =>
  article?.quotes?.find((quote) => quote.quoteNo === quoteNo)?.lines.find((line) => line.lineNo === lineNo)
    ?.hasCertificate === true;

/** The request for the certificate that the event opens. */
export const certificateRequestOf = (
  { open }: OperatorArticleContext,
  event: OperatorArticleEvent,
): CertificateRequest => {
  const { quoteNo, lineNo } = event.type === 'certificate.open' ? event : { quoteNo: '', lineNo: 0 };
  return { id: open?.id ?? '', quoteNo, lineNo };
};

export const hasAnyCertificate = ({ article }: OperatorArticleContext): boolean =>
  article?.quotes?.some(({ lines }) => lines.some((line) => line.hasCertificate === true)) === true;
