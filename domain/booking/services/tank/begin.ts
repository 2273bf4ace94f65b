import { bookedAgain } from '../../booked-again.ts';
import type { TankForm } from './form.ts';

/** Tanks ordered again: what names a day, single tanks or papers of that one order is asked for again. */
export const copyOfTankOrder = (form: TankForm, orderNo: string): TankForm => ({
  ...bookedAgain(form, orderNo),
  ...{ fromDay: '', loadingDate: '', tankNos: '', testDue: '', cleaningCert: [] },
});
