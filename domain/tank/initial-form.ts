import { contactOfEnquiry, type LoadEnquiry, lineOfEnquiry, withDangerousLine } from '../booking/enquiry-prefill.ts';
import type { ChosenOption } from '../booking/form-source.ts';
import { blankGoods } from '../booking/goods-line.ts';
import { repeatBooking } from '../booking/repeat-booking.ts';
import { tomorrow } from '../schedule/tomorrow.ts';
import type { TankContext } from './context.ts';
import { tankDescription } from './fields.ts';
import { blankTankForm, type TankForm } from './form.ts';
import { rentalTermOf } from './kinds.ts';
import { type TankQuotePart, tankPartAsTyped } from './quote.ts';
import { isCarried } from './tank.ts';

/** Copy for a repeat order, without dates, tank numbers and order-specific documents. */
export const copyOfTankOrder = (form: TankForm, orderNo: string): TankForm => ({
  ...repeatBooking(form, orderNo),
  ...{ fromDay: '', loadingDate: '', tankNos: '', testDue: '', cleaningCert: [] },
});

/** Tanks of an enquiry: transported on a lane, or at a yard. */
export interface TankEnquiry extends Omit<LoadEnquiry, 'dstPortCode' | 'orgPortCode' | 'volume' | 'weight'> {
  tankService: string;
  orgPortCode?: string | undefined;
  dstPortCode?: string | undefined;
  startDay?: string | undefined;
  tankDays?: string | undefined;
  tankType?: string | undefined;
  rentalTerm?: string | undefined;
  tanks: string;
  tankSource?: string | undefined;
  density15?: string | undefined;
  density50?: string | undefined;
}

/** Values for the quoted lane, with the operator's tank or the shipper's own. */
function onLane(asked: TankEnquiry, { priceId, scheduleId }: ChosenOption, facts: TankContext): Partial<TankForm> {
  const { orgPortCode = '', dstPortCode = '', tankSource = 'OPERATOR', density15 = '', density50 = '' } = asked;
  return {
    ...{ priceId, scheduleId, orgPortCode, dstPortCode, tankSource, density15, density50 },
    tankType: tankSource === 'OWN' ? '' : (facts.offer?.tankType ?? ''),
  };
}

/** Values for the quoted yard, from the requested day if it is still ahead. */
function atYard(asked: TankEnquiry, { priceId: depotId }: ChosenOption, { now }: TankContext): Partial<TankForm> {
  const { startDay = '', tankDays = '', tankType = '', rentalTerm } = asked;
  const fromDay = startDay < tomorrow(now) ? '' : startDay;
  return { depotId, fromDay, tankDays, tankType, rentalTerm: rentalTermOf(rentalTerm) };
}

export function partOfYardEnquiry(asked: Omit<TankEnquiry, 'contact' | 'phone'>): TankQuotePart {
  const { tankService: serviceType, tanks, tankDays = '', tankType = '', rentalTerm } = asked;
  return tankPartAsTyped({
    ...blankTankForm,
    ...{ serviceType, tanks, tankDays, tankType, rentalTerm: rentalTermOf(rentalTerm) },
    cargo: [{ ...blankGoods, isDanger: asked.isDanger === 'Y' }],
  });
}

export function formOfTankEnquiry(asked: TankEnquiry, option: ChosenOption, facts: TankContext): TankForm {
  const { tankService: serviceType, tanks } = asked;
  const prefilled: TankForm = {
    ...blankTankForm,
    ...contactOfEnquiry(asked),
    ...{ enquiryNo: option.enquiryNo, optionId: option.optionId, serviceType, tanks },
    ...(isCarried({ serviceType }) ? onLane : atYard)(asked, option, facts),
    cargo: [{ ...blankGoods, ...lineOfEnquiry(asked) }],
  };
  return asked.isDanger === 'Y' ? withDangerousLine(tankDescription, prefilled, facts, asked) : prefilled;
}
