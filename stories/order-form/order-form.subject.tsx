import '#copy/booking/services.ts';
import type { AnyMachineSnapshot } from 'xstate';
import { choiceName } from '#copy/booking/choices.ts';
import { stepName } from '#copy/booking/dictionary.ts';
import { booking as words } from '#copy/booking/frame.ts';
import { amendment } from '#copy/orders/amendment.ts';
import { readAt } from '#domain/form/path.ts';
import type { OrderFormRef, OrderFormSnapshot } from '#machines/order-form/index.ts';
import {
  selectForm,
  selectIsEditable,
  selectOtherDrafts,
  selectStepIndex,
  selectSteps,
} from '#machines/order-form/index.ts';
import { OutdatedNote } from '#src/features/booking/form/AmendedNote.tsx';
import { StepFields } from '#src/features/booking/form/Fields.tsx';
import { OrderForm } from '#src/features/booking/form/OrderForm.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

const stepAt = (snapshot: OrderFormSnapshot, by = 0) => selectSteps(snapshot)[selectStepIndex(snapshot) + by] ?? '';
const around = (snapshot: AnyMachineSnapshot, by: number) => stepName(stepAt(snapshot as OrderFormSnapshot, by));

/** Lists that are open to a choice. */
function besides(snapshot: AnyMachineSnapshot): string[] {
  const found = snapshot as OrderFormSnapshot;
  return stepAt(found) === 'goods' && selectIsEditable(found)
    ? [choiceName('currency', String(readAt(selectForm(found), 'currency')))]
    : [];
}

/** A service of three plain steps: each step with fields has a form. */
export const subject: Subject = {
  entry: entryOf('order-form'),
  render: (actor) => {
    const form = actor as OrderFormRef;
    return (
      <OrderForm
        actor={form}
        title={<h1 className="font-strong text-28">{words.title}</h1>}
        notice={<OutdatedNote actor={form} />}
        renderStep={(step) => <StepFields actor={form} step={step} />}
      />
    );
  },
  controls: {
    'drafts.wanted': (snapshot) => words.otherDrafts(selectOtherDrafts(snapshot as OrderFormSnapshot)),
    'step.next': (snapshot) => words.next(around(snapshot, 1)),
    'step.back': (snapshot) => words.back(around(snapshot, -1)),
    'order.submit': words.submit,
    'form.renew': amendment.form.renew,
  },
  besides,
};
