import type { TankContext } from './context.ts';
import type { TankForm } from './form.ts';
import { isOwnTank } from './tank.ts';

/** The tank that comes with the price is the one it names. */
export function followTank(form: TankForm, { offer }: TankContext, path: string): TankForm {
  if (path !== 'tankSource' || offer === null || isOwnTank(form)) return form;
  return { ...form, tankType: offer.tankType };
}
