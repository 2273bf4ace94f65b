import { CANCELLATION_FEES_MOST, isFeeAmount } from '#domain/orders/cancellation-fees.ts';
import { cancellationFeeCodes } from '#domain/reference/cancellation-fees.ts';
import type {
  CancellationAct,
  CancellationAnswer,
  CancellationForm,
  CancellationSubject,
  FeeDraft,
  OperatorCancellationContext,
} from './operator-cancellation.types.ts';

export const blankFee: FeeDraft = { feeCode: cancellationFeeCodes[0]?.code ?? '', currency: '1', amount: '' };

export const untouched = { form: null, refusal: null, done: null } as const;

export const initialForm = (act: CancellationAct, { no, version }: CancellationSubject): CancellationForm => ({
  ...{ act, no, version, reason: '' },
  fees: act === 'FEE' ? [blankFee] : [],
});

export const takesFees = ({ act }: Pick<CancellationForm, 'act'>): boolean => act === 'FEE' || act === 'OFFER';

export const canAddFee = (form: CancellationForm | null): boolean =>
  form !== null && takesFees(form) && form.fees.length < CANCELLATION_FEES_MOST;

export function isComplete(form: CancellationForm | null): boolean {
  if (form === null) return false;
  const { act, fees, reason } = form;
  if (act === 'FREE') return true;
  if (reason.trim() === '' || (act === 'FEE' && fees.length === 0)) return false;
  return fees.every(({ amount }) => isFeeAmount(amount.trim()));
}

export const withoutFee = ({ fees }: CancellationForm, index: number): FeeDraft[] =>
  fees.filter((_, each) => each !== index);

export const withFee = ({ fees }: CancellationForm, index: number, change: Partial<FeeDraft>): FeeDraft[] =>
  fees.map((fee, each) => (each === index ? { ...fee, ...change } : fee));

const nothing: CancellationForm = { act: 'REFUSE', no: 0, version: 0, fees: [], reason: '' };

export function answerOf({ orderNo, form }: OperatorCancellationContext): CancellationAnswer {
  const { fees, reason, ...rest } = form ?? nothing;
  return {
    ...rest,
    ...{ orderNo: orderNo ?? '', reason: reason.trim() },
    fees: fees.map((fee) => ({ ...fee, amount: fee.amount.trim() })),
  };
}
