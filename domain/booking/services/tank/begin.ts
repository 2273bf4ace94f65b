import { type AskedLoad, askedBasics, askedLine, withAskedDanger } from '../../asked-danger.ts';
import type { TakenOption } from '../../begun.ts';
import { bookedAgain } from '../../booked-again.ts';
import { blankGoods } from '../../goods-line.ts';
import type { TankContext } from './context.ts';
import { tankDescription } from './fields.ts';
import { blankTankForm, type TankForm } from './form.ts';

/** Tanks ordered again: what names a day, single tanks or papers of that one order is asked for again. */
export const copyOfTankOrder = (form: TankForm, orderNo: string): TankForm => ({
  ...bookedAgain(form, orderNo),
  ...{ fromDay: '', loadingDate: '', tankNos: '', testDue: '', cleaningCert: [] },
});

/** Tanks that were asked about, on a lane. */
export interface AskedTanks extends Omit<AskedLoad, 'volume' | 'weight'> {
  tanks: string;
  tankSource: string;
  density15?: string | undefined;
  density50?: string | undefined;
}

/** The form of an answered enquiry: the goods and the tanks that were asked about, on the lane of its price. */
export function formOfTankEnquiry(asked: AskedTanks, option: TakenOption, facts: TankContext): TankForm {
  const { tanks, tankSource, density15 = '', density50 = '' } = asked;
  const begun: TankForm = {
    ...blankTankForm,
    ...askedBasics(asked),
    ...option,
    ...{ tanks, tankSource, density15, density50 },
    tankType: tankSource === 'OWN' ? '' : (facts.offer?.tankType ?? ''),
    cargo: [{ ...blankGoods, ...askedLine(asked) }],
  };
  return asked.isDanger === 'Y' ? withAskedDanger(tankDescription, begun, facts, asked) : begun;
}
