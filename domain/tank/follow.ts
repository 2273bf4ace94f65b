import type { TankContext } from './context.ts';
import type { TankForm } from './form.ts';
import { isOwnTank, isSingleTank } from './tank.ts';

/** Copies type and capacity from the price's tank, or from the selected rental tank with its yard. */
export function followTank(form: TankForm, { offer, fleet }: TankContext, path: string): TankForm {
  if (isSingleTank(form) && (path === 'depotId' || path === 'tankType')) {
    const tank = fleet.find(({ number }) => number === form.tankNos);
    return tank?.depotId === form.depotId && tank.tankType === form.tankType ? form : { ...form, tankNos: '' };
  }
  if (path !== 'tankSource' || offer === null || isOwnTank(form)) return form;
  return { ...form, tankType: offer.tankType };
}
