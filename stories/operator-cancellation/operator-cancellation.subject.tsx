import type { AnyMachineSnapshot } from 'xstate';
import { operatorCancellation as words } from '#copy/operator/orders.ts';
import { cancellationFeeCodes } from '#domain/reference/cancellation-fees.ts';
import { currencies } from '#domain/reference/currencies.ts';
import {
  type OperatorCancellationRef,
  type OperatorCancellationSnapshot,
  selectCanBegin,
  selectCanEdit,
  selectForm,
} from '#machines/operator-cancellation/index.ts';
import { CancellationReview } from '#src/operator/order/CancellationReview.tsx';
import { cancellingOrder, sampleCancellations } from '../kit/cancellations.ts';
import { entryOf, type Subject } from '../kit/subject.ts';

const { requested, refused } = sampleCancellations;
const order = cancellingOrder([requested, refused]);

const actOf = (snapshot: AnyMachineSnapshot) => selectForm(snapshot as OperatorCancellationSnapshot)?.act ?? 'FEE';

/** Other answers to begin with, and what each row of fees offers. */
function besidesOf(snapshot: AnyMachineSnapshot): readonly string[] {
  const seen = snapshot as OperatorCancellationSnapshot;
  if (selectCanBegin(seen)) return [words.acts.FREE.begin, words.acts.REFUSE.begin];
  if (!selectCanEdit(seen)) return [];
  return (selectForm(seen)?.fees ?? []).flatMap(({ feeCode, currency }, index) => [
    words.removeFee(index + 1),
    ...cancellationFeeCodes.flatMap(({ code, nameCn }) => (code === feeCode ? [nameCn] : [])),
    ...currencies.flatMap(({ code, nameCn }) => (code === currency ? [nameCn] : [])),
  ]);
}

export const subject: Subject = {
  entry: entryOf('operator-cancellation'),
  render: (actor) => <CancellationReview actor={actor as OperatorCancellationRef} order={order} canOffer={false} />,
  controls: {
    'cancellation.begin': words.acts.FEE.begin,
    'fee.add': words.addFee,
    'cancellation.drop': words.drop,
    'cancellation.submit': (snapshot) => words.acts[actOf(snapshot)].confirm,
  },
  besides: besidesOf,
};
