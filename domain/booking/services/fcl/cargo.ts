import { parentOf, readAt, replaceAt } from '../../../form/path.ts';
import { blankDangerous, hasDangerous } from '../../goods-line.ts';
import { fillNames } from '../../un-fill.ts';
import type { FclContext } from './context.ts';
import { blankCargo, blankContainer, type CargoLine, type ContainerLine, type FclForm } from './form.ts';
import { withoutParties } from './parties.ts';
import { withServicesOfTerm } from './terms.ts';
import { withShares } from './weights.ts';

/** The vehicle follows the goods until somebody says otherwise. */
export const vehicleFor = (form: Pick<FclForm, 'cargo'>): string => (hasDangerous(form) ? 'Y' : 'N');

export const VEHICLE = 'services.truck.dgVehicle';

/** A number fills the names of its cargo; general cargo keeps nothing of a dangerous block; the truck suits the goods; a term opens the services it needs. */
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
  if (/^cargo\.\d+\.dg\.unNo$/.test(path)) {
    const at = parentOf(parentOf(path));
    const line = readAt(form, at) as CargoLine;
    return replaceAt(form, at, { ...line, ...fillNames(line, line.dg.unNo) });
  }
  if (!/^cargo\.\d+\.isDanger$/.test(path)) return form;
  const suited = form.services.truck.wanted ? replaceAt(form, VEHICLE, vehicleFor(form)) : form;
  return readAt(form, path) === false ? replaceAt(suited, `${parentOf(path)}.dg`, blankDangerous) : suited;
}

/** What the shares of boxes and packages are worked out from. */
const COUNTED =
  /^(?:cargo(?:\.\d+\.(?:grossWeight|isDanger|netWeight|packages|packageType))?|containers(?:\.\d+\.quantity)?)$/;

export function followCargo(form: FclForm, _: FclContext, path: string, before: FclForm): FclForm {
  const followed = followField(form, path);
  return COUNTED.test(path) ? withShares(followed, before) : followed;
}

/** A number that no line of the list has borne: the lines keep their own when others go. */
export const nextId = (lines: readonly { id: string }[]): string =>
  String(lines.reduce((most, { id }) => Math.max(most, Number(id) || 0), 0) + 1);

export const newCargo = (lines: readonly CargoLine[], isDanger: boolean): CargoLine => ({
  ...blankCargo,
  id: nextId(lines),
  isDanger,
});

/** Files stay with the line they were given for. */
export const copyOfCargo = (lines: readonly CargoLine[], line: CargoLine): CargoLine => ({
  ...line,
  id: nextId(lines),
  sds: [],
  classReport: [],
  dg: { ...line.dg, dangerPackCertFiles: [], perfCertFiles: [] },
});

export const newContainer = (lines: readonly ContainerLine[], ctnType: string): ContainerLine => ({
  ...blankContainer,
  id: nextId(lines),
  ctnType,
});
