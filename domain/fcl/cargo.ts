import { BOX_COUNTS, withShares } from '../booking/box-shares.ts';
import { hasDangerous } from '../booking/goods-line.ts';
import { followGoods, isCounted, nextId } from '../booking/goods-list.ts';
import { withoutParties } from '../booking/parties.ts';
import { replaceAt } from '../form/path.ts';
import type { FclContext } from './context.ts';
import { blankContainer, type ContainerLine, type FclForm } from './form.ts';
import { withServicesOfTerm } from './terms.ts';

/** Default vehicle for the goods, until the user selects one. */
export const vehicleFor = (form: Pick<FclForm, 'cargo'>): string => (hasDangerous(form) ? 'Y' : 'N');

export const VEHICLE = 'services.truck.dgVehicle';

/** Updates the truck after a change of goods, and services after a change of term. */
function followField(form: FclForm, path: string): FclForm {
  if (path === 'parties') return form.parties === 'LATER' ? withoutParties(form) : form;
  if (path === 'services.truck.wanted')
    return replaceAt(form, VEHICLE, form.services.truck.wanted ? vehicleFor(form) : '');
  if (path === 'receiptType' || path === 'deliveryType') {
    const served = withServicesOfTerm(form, path);
    const isNew = served.services.truck.wanted && !form.services.truck.wanted;
    return isNew ? replaceAt(served, VEHICLE, vehicleFor(served)) : served;
  }
  if (path === 'cargo')
    return form.services.truck.dgVehicle === 'N' ? replaceAt(form, VEHICLE, vehicleFor(form)) : form;
  const isKind = /^cargo\.\d+\.isDanger$/.test(path);
  const suited = isKind && form.services.truck.wanted ? replaceAt(form, VEHICLE, vehicleFor(form)) : form;
  return followGoods(suited, path);
}

export function followCargo(form: FclForm, _: FclContext, path: string, before: FclForm): FclForm {
  const followed = followField(form, path);
  return isCounted(path) || BOX_COUNTS.test(path) ? withShares(followed, before) : followed;
}

export const newContainer = (lines: readonly ContainerLine[], ctnType: string): ContainerLine => ({
  ...blankContainer,
  id: nextId(lines),
  ctnType,
});
