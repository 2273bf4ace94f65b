import { planBags } from '../../../flexitank/bags.ts';
import { type Asker, askedBasics } from '../../asked-danger.ts';
import type { TakenOption } from '../../begun.ts';
import { bookedAgain } from '../../booked-again.ts';
import { withAmounts } from './bag.ts';
import type { FlexitankContext } from './context.ts';
import { blankFlexitankForm, blankFlexitankLine, type FlexitankForm } from './form.ts';

/** Copy for a repeat booking, without dates and shipment-specific documents. */
export const copyOfFlexitankOrder = (form: FlexitankForm, orderNo: string): FlexitankForm => ({
  ...bookedAgain(form, orderNo),
  ...{ installDay: '' },
});

/** Liquid of an enquiry: total kilograms, and kilograms per litre. */
export interface AskedLiquid extends Asker {
  cargoName: string;
  weight: string;
  density: string;
  viscosity?: string | undefined;
}

type Sold = Pick<NonNullable<FlexitankContext['offer']>, 'bagSizes' | 'limitKg'>;

/** Containers and bag size of the quoted price; null when no bag carries the liquid. */
export const askedBags = (
  { weight, density }: Pick<AskedLiquid, 'density' | 'weight'>,
  { bagSizes, limitKg }: Sold,
): { boxes: string; bagSize: string } | null => {
  const plan = planBags({ mass: weight, density, limitKg, sizes: bagSizes });
  return plan === null ? null : { boxes: String(plan.boxes), bagSize: plan.size };
};

/** Form of an answered enquiry, with its liquid in the quoted bags. */
export function formOfFlexitankEnquiry(
  asked: AskedLiquid,
  option: TakenOption,
  { offer }: FlexitankContext,
): FlexitankForm {
  const { cargoName: cargoNameCn, density, viscosity = '' } = asked;
  return withAmounts({
    ...blankFlexitankForm,
    ...askedBasics(asked),
    ...option,
    ...(offer && askedBags(asked, offer)),
    cargo: [{ ...blankFlexitankLine, cargoNameCn, density, viscosity }],
  });
}
