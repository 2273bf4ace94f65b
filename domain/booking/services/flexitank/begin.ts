import { planBags } from '../../../flexitank/bags.ts';
import { type Asker, askedBasics } from '../../asked-danger.ts';
import type { TakenOption } from '../../begun.ts';
import { bookedAgain } from '../../booked-again.ts';
import { withAmounts } from './bag.ts';
import type { FlexitankContext } from './context.ts';
import { blankFlexitankForm, blankFlexitankLine, type FlexitankForm } from './form.ts';

/** An order booked again: what names a day or papers of that one shipment is asked for again. */
export const copyOfFlexitankOrder = (form: FlexitankForm, orderNo: string): FlexitankForm => ({
  ...bookedAgain(form, orderNo),
  ...{ installDay: '' },
});

/** A liquid that was asked about: kilograms in all, and kilograms per litre. */
export interface AskedLiquid extends Asker {
  cargoName: string;
  weight: string;
  density: string;
  viscosity?: string | undefined;
}

type Sold = Pick<NonNullable<FlexitankContext['offer']>, 'bagSizes' | 'limitKg'>;

/** The boxes and the bag that a price is named for; null where none carries the liquid. */
export const askedBags = (
  { weight, density }: Pick<AskedLiquid, 'density' | 'weight'>,
  { bagSizes, limitKg }: Sold,
): { boxes: string; bagSize: string } | null => {
  const plan = planBags({ mass: weight, density, limitKg, sizes: bagSizes });
  return plan === null ? null : { boxes: String(plan.boxes), bagSize: plan.size };
};

/** The form of an answered enquiry: the liquid that was asked about, in the bags that the price was named for. */
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
