import { contactAndLaneOfEnquiry, type EnquiryContact } from '../booking/enquiry-prefill.ts';
import type { ChosenOption } from '../booking/form-source.ts';
import { repeatBooking } from '../booking/repeat-booking.ts';
import { withAmounts } from './bag.ts';
import { planBags } from './bags.ts';
import type { FlexitankContext } from './context.ts';
import { blankFlexitankForm, blankFlexitankLine, type FlexitankForm } from './form.ts';

/** Copy for a repeat booking, without dates and shipment-specific documents. */
export const copyOfFlexitankOrder = (form: FlexitankForm, orderNo: string): FlexitankForm => ({
  ...repeatBooking(form, orderNo),
  ...{ installDay: '' },
});

/** Liquid of an enquiry: total kilograms, and kilograms per litre. */
export interface LiquidEnquiry extends EnquiryContact {
  cargoName: string;
  weight: string;
  density: string;
  viscosity?: string | undefined;
}

type Sold = Pick<NonNullable<FlexitankContext['offer']>, 'bagSizes' | 'limitKg'>;

/** Containers and bag size of the quoted price; null when no bag carries the liquid. */
export const bagsOfEnquiry = (
  { weight, density }: Pick<LiquidEnquiry, 'density' | 'weight'>,
  { bagSizes, limitKg }: Sold,
): { boxes: string; bagSize: string } | null => {
  const plan = planBags({ mass: weight, density, limitKg, sizes: bagSizes });
  return plan === null ? null : { boxes: String(plan.boxes), bagSize: plan.size };
};

export function formOfFlexitankEnquiry(
  asked: LiquidEnquiry,
  option: ChosenOption,
  { offer }: FlexitankContext,
): FlexitankForm {
  const { cargoName: cargoNameCn, density, viscosity = '' } = asked;
  return withAmounts({
    ...blankFlexitankForm,
    ...contactAndLaneOfEnquiry(asked),
    ...option,
    ...(offer && bagsOfEnquiry(asked, offer)),
    cargo: [{ ...blankFlexitankLine, cargoNameCn, density, viscosity }],
  });
}
