import type { OperatorOptionLine, OperatorOptionRequest } from '#contract/calls/operator.ts';
import type {
  AnswerDraft,
  AnswerRequest,
  AnswerTexts,
  EnquirySheet,
  OpenedFile,
  OperatorEnquiryContext,
  PriceLine,
} from './operator-enquiry.types.ts';

const MOST_OPTIONS = 5;
const MOST_LINES = 30;
const VALID_DAYS = '5';
const VALID_DAYS_AT_MOST = 30;
const TRANSIT_DAYS_AT_MOST = 120;

const blankLine: PriceLine = { feeCode: '', unitPrice: '', quantity: '1', currency: '', ctnType: '' };
const blankTexts: AnswerTexts = {
  ...{ carrier: '', base: '', etd: '', transitDays: '', validDays: VALID_DAYS, remark: '', reason: '' },
};
const blankDraft: AnswerDraft = { way: null, priceIds: [], lines: [blankLine], texts: blankTexts };

export const untouched = { draft: blankDraft, preview: null, refusal: null, done: null } as const;
export const closed = { ...untouched, id: null, sheet: null, opened: null } as const;

type UnsentAnswer = Pick<OperatorEnquiryContext, 'draft' | 'sheet'>;

export const isWriting = ({ sheet, draft }: UnsentAnswer): boolean => sheet?.isOpen === true && draft.way !== null;

/** Whether this offer is selected or can still be selected. */
export const isChoosable = ({ sheet, draft }: UnsentAnswer, priceId: string): boolean =>
  sheet?.isOpen === true &&
  draft.way === 'OFFERS' &&
  sheet.offers.some((offer) => offer.priceId === priceId) &&
  (draft.priceIds.includes(priceId) || draft.priceIds.length < MOST_OPTIONS);

export const toggle = ({ priceIds, ...draft }: AnswerDraft, priceId: string): AnswerDraft => ({
  ...draft,
  priceIds: priceIds.includes(priceId) ? priceIds.filter((one) => one !== priceId) : [...priceIds, priceId],
});

export const hasLine = ({ way, lines }: AnswerDraft, index: number): boolean => way === 'LINES' && index < lines.length;

export const canAddLine = ({ way, lines }: AnswerDraft, after: number): boolean =>
  way === 'LINES' && lines.length === after && after < MOST_LINES;

export const canRemoveLine = (draft: AnswerDraft, index: number): boolean =>
  hasLine(draft, index) && draft.lines.length > 1;

export const addLine = ({ lines, ...draft }: AnswerDraft): AnswerDraft => ({ ...draft, lines: [...lines, blankLine] });

export const removeLine = ({ lines, ...draft }: AnswerDraft, index: number): AnswerDraft => ({
  ...draft,
  lines: lines.filter((_, at) => at !== index),
});

/** Choosing a fee sets its usual currency; the operator can change it afterwards. */
export function changeLine({ draft, sheet }: UnsentAnswer, index: number, change: Partial<PriceLine>): AnswerDraft {
  const fee = sheet?.fees.find(({ code }) => code === change.feeCode);
  const feeCurrency = change.feeCode === undefined ? {} : { currency: fee?.currency ?? '' };
  const lines = draft.lines.map((line, at) => (at === index ? { ...line, ...feeCurrency, ...change } : line));
  return { ...draft, lines };
}

const isPrice = (text: string) => /^\d{1,9}(?:\.\d{1,2})?$/.test(text);
const isQuantity = (text: string) => /^\d{1,6}(?:\.\d{1,3})?$/.test(text) && Number(text) > 0;
const isCount = (text: string, most: number) => /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= most;

/** Errors of a price line; empty fields are not reported. */
export const lineErrors = ({ unitPrice, quantity }: PriceLine) => ({
  unitPrice: unitPrice !== '' && !isPrice(unitPrice),
  quantity: quantity !== '' && !isQuantity(quantity),
});

export const textErrors = ({ transitDays, validDays }: AnswerTexts) => ({
  transitDays: transitDays !== '' && !isCount(transitDays, TRANSIT_DAYS_AT_MOST),
  validDays: !isCount(validDays, VALID_DAYS_AT_MOST),
});

const isLineComplete = ({ feeCode, unitPrice, quantity }: PriceLine) =>
  feeCode !== '' && isPrice(unitPrice) && isQuantity(quantity);

/** Whether the draft is valid and can be sent. */
export function isDraftComplete({ sheet, draft: { way, priceIds, lines, texts } }: UnsentAnswer): boolean {
  if (sheet?.isOpen !== true || way === null) return false;
  if (way === 'DECLINE') return texts.reason.trim() !== '';
  const errors = textErrors(texts);
  if (errors.validDays) return false;
  return way === 'OFFERS' ? priceIds.length > 0 : !errors.transitDays && lines.every(isLineComplete);
}

const toLine = ({ feeCode, unitPrice, quantity, currency, ctnType }: PriceLine): OperatorOptionLine => ({
  feeCode: feeCode as OperatorOptionLine['feeCode'],
  unitPrice,
  quantity,
  ...(currency === '' ? {} : { currency: currency as NonNullable<OperatorOptionLine['currency']> }),
  ...(ctnType === '' ? {} : { ctnType: ctnType as NonNullable<OperatorOptionLine['ctnType']> }),
});

/** An option of lines written by hand, which the customer can order. */
const writtenOption = ({ lines, texts }: AnswerDraft): Omit<OperatorOptionRequest, 'remark' | 'validDays'> => ({
  lines: lines.map(toLine),
  ...(texts.base === '' ? {} : { priceId: texts.base }),
  ...(texts.carrier === '' ? {} : { carrier: texts.carrier }),
  ...(texts.etd === '' ? {} : { etd: texts.etd }),
  ...(texts.transitDays === '' ? {} : { transitDays: Number(texts.transitDays) }),
});

/** The answer to preview or send; only a previewed answer carries a digest. */
export function answerOf({ id, sheet, draft, preview }: OperatorEnquiryContext): AnswerRequest {
  const { way, priceIds, texts } = draft;
  const seen = {
    ...{ no: id ?? '', answeredAt: sheet?.row.answeredAt ?? null },
    ...(preview === null ? {} : { digest: preview.digest }),
  };
  if (way === 'DECLINE' || way === null) return { ...seen, decision: 'DECLINE', reason: texts.reason.trim() };
  const offered = way === 'OFFERS' ? priceIds.map((priceId) => ({ priceId, lines: [] })) : [writtenOption(draft)];
  const common = { validDays: Number(texts.validDays), remark: texts.remark.trim() };
  return { ...seen, decision: 'ANSWER', options: offered.map((option) => ({ ...option, ...common })) };
}

/** Whether the file can be shown; without a URL it opened in another tab. */
export const hasPicture = (opened: OpenedFile | null): opened is OpenedFile => (opened?.address ?? null) !== null;

/** Keeps the draft when the enquiry is reloaded, without offers that are no longer available. */
export const keptDraft = ({ draft }: Pick<UnsentAnswer, 'draft'>, { offers }: EnquirySheet): AnswerDraft => ({
  ...draft,
  priceIds: draft.priceIds.filter((priceId) => offers.some((offer) => offer.priceId === priceId)),
});

/** The draft was not sent and can no longer be sent. */
export const isDraftStranded = ({ sheet, draft }: UnsentAnswer): boolean =>
  sheet?.isOpen === false && draft.way !== null;
