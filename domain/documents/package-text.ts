import type { DocumentItem } from './description.ts';
import { packagesText } from './values.ts';

/** English names of package kinds in the regulations: UN 6.1.2.7, 6.5.1.4, 6.6.2. */
const NAMES: Readonly<Record<string, string>> = {
  '1A1': 'STEEL DRUM',
  '1A2': 'STEEL DRUM',
  '1B1': 'ALUMINIUM DRUM',
  '1B2': 'ALUMINIUM DRUM',
  '1G': 'FIBRE DRUM',
  '1H1': 'PLASTICS DRUM',
  '1H2': 'PLASTICS DRUM',
  '3A1': 'STEEL JERRICAN',
  '3H1': 'PLASTICS JERRICAN',
  '4A': 'STEEL BOX',
  '4C1': 'WOODEN BOX',
  '4D': 'PLYWOOD BOX',
  '4G': 'FIBREBOARD BOX',
  '4H2': 'PLASTICS BOX',
  '5H1': 'WOVEN PLASTICS BAG',
  '5H3': 'WOVEN PLASTICS BAG',
  '5H4': 'PLASTICS FILM BAG',
  '5L': 'TEXTILE BAG',
  '5M2': 'PAPER BAG',
  '6HA1': 'PLASTICS RECEPTACLE IN STEEL DRUM',
  '11A': 'METAL IBC',
  '13H3': 'FLEXIBLE IBC',
  '31A': 'METAL IBC',
  '31H2': 'RIGID PLASTICS IBC',
  '31HA1': 'COMPOSITE IBC',
  '50G': 'FIBREBOARD LARGE PACKAGING',
  CTN: 'CARTON',
  PLT: 'PALLET',
  BAG: 'BAG',
  DRM: 'DRUM',
  IBC: 'IBC',
  ROL: 'ROLL',
  WDC: 'WOODEN CASE',
  BLK: 'BULK',
};
/** UN packaging codes start with a digit and supplement the name. */
const UN_CODE = /^\d/u;

type Packed = Pick<DocumentItem, 'packages' | 'packageType'>;

/** Chinese and English: 160 × 1A1 闭口钢桶 STEEL DRUM. */
export const bilingualPackages = (item: Packed): string =>
  [packagesText(item), NAMES[item.packageType] ?? ''].join(' ').trim();

/** English only: 160 STEEL DRUM (1A1). */
export function englishPackages({ packages, packageType }: Packed): string {
  const name = NAMES[packageType];
  if (name === undefined) return `${packages} ${packageType}`;
  return UN_CODE.test(packageType) ? `${packages} ${name} (${packageType})` : `${packages} ${name}`;
}
