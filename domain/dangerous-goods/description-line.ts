export interface DescribedGoods {
  unNo: string;
  properShippingName: string;
  technicalName?: string;
  mainClass: string;
  subsidiaryClasses: readonly string[];
  packingGroup: string | null;
  /** ℃, closed cup, as text. */
  flashPoint?: string | null;
  marinePollutant?: boolean;
  /** Of the orange plate and of a tunnel: a dash for none, null where the list is in doubt. */
  hazardId?: string | null;
  tunnelCode?: string | null;
}

/** Whose regulations a description follows: IMDG 5.4.1.4, IATA DGR 8.1.6, JT/T 617.5, SMGS annex 2 with RID 5.4.1. */
export type DescriptionMode = 'air' | 'rail' | 'road' | 'sea';

const NONE = '-';
/** Filled in by hand: the list is in doubt. */
const BLANK = '____';
/** Their own names say that they are dangerous to the environment. */
const ENVIRONMENTAL = ['3077', '3082'];

function pollutantText({ unNo, marinePollutant }: DescribedGoods, mode: DescriptionMode): string | null {
  if (!marinePollutant || mode === 'air') return null;
  if (mode === 'sea') return 'MARINE POLLUTANT';
  if (ENVIRONMENTAL.includes(unNo)) return null;
  return mode === 'road' ? '危害环境' : 'ENVIRONMENTALLY HAZARDOUS';
}

const hasTunnelCode = ({ tunnelCode }: DescribedGoods, mode: DescriptionMode) => mode === 'road' && tunnelCode !== NONE;

const hazardText = ({ hazardId }: DescribedGoods, mode: DescriptionMode): string | null =>
  mode === 'rail' && hazardId !== NONE ? (hazardId ?? BLANK) : null;

/** A description in the order of the regulations of the mode; at sea UN 1230, METHANOL, 3 (6.1), II, (11 ℃ c.c.). */
export function descriptionLine(goods: DescribedGoods, mode: DescriptionMode = 'sea'): string {
  const name = goods.properShippingName.toUpperCase();
  const subsidiary = goods.subsidiaryClasses.length > 0 ? ` (${goods.subsidiaryClasses.join(', ')})` : '';
  return [
    hazardText(goods, mode),
    `UN ${goods.unNo}`,
    goods.technicalName ? `${name} (${goods.technicalName})` : name,
    `${goods.mainClass}${subsidiary}`,
    goods.packingGroup,
    mode === 'sea' && goods.flashPoint ? `(${goods.flashPoint} ℃ c.c.)` : null,
    hasTunnelCode(goods, mode) ? `(${goods.tunnelCode ?? BLANK})` : null,
    pollutantText(goods, mode),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Names of a whole family that the list puts under provision 274 or 318, beside those that say N.O.S. */
const FAMILIES = [
  ...['ORGANIC PEROXIDE', 'SELF-REACTIVE', 'INFECTIOUS SUBSTANCE', 'ORGANOMETALLIC SUBSTANCE', 'METAL CATALYST'],
  ...['SAMPLES, EXPLOSIVE', 'AMMUNITION, TOXIC(?!, NON)', 'CONTRIVANCES, WATER-ACTIVATED', 'ASBESTOS, AMPHIBOLE'],
  ...['CADMIUM COMPOUND', 'SELENATES', '(?!ALUMINIUM PHOSPHIDE).*PESTICIDE'],
];
const FAMILY = new RegExp(`^(?:${FAMILIES.join('|')})\\b`, 'i');

/** N.O.S. entries and those of a family name what is in them. */
export function needsTechnicalName(properShippingName: string): boolean {
  return (
    /\bN\.O\.S\.?(?:$|[\s,;)])/i.test(properShippingName) ||
    properShippingName.includes('未另作规定的') ||
    FAMILY.test(properShippingName)
  );
}

const VAGUE = [
  'CHEMICAL',
  'CHEMICALS',
  'CHEMICAL PRODUCT',
  'CHEMICAL PRODUCTS',
  'GENERAL CARGO',
  'FAK',
  '化工品',
  '化学品',
  '化工产品',
];

/** Names that carriers send back. */
export function isVagueName(name: string): boolean {
  return VAGUE.includes(name.trim().replace(/\s+/g, ' ').toUpperCase());
}
