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
  /** Hazard identification number and tunnel code: a dash for none, null when the list is in doubt. */
  hazardId?: string | null;
  tunnelCode?: string | null;
}

/** Regulations of the description: IMDG 5.4.1.4, IATA DGR 8.1.6, JT/T 617.5, SMGS annex 2 with RID 5.4.1. */
export type DescriptionMode = 'air' | 'rail' | 'road' | 'sea';

const NONE = '-';
/** To be filled in by hand when the list is in doubt. */
const BLANK = '____';
/** Numbers whose shipping name already states the environmental hazard. */
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

export const nameWithTechnical = (name: string, technicalName: string | undefined): string =>
  technicalName ? `${name} (${technicalName})` : name;

interface Condition {
  isWaste: boolean;
  isHot: boolean;
  isMolten: boolean;
}

const CONDITIONS = {
  en: {
    waste: 'WASTE ',
    hot: 'HOT ',
    molten: ', MOLTEN',
    has: { waste: /\bWASTE\b/u, hot: /\bELEVATED\b/u, molten: /\bMOLTEN\b/u },
  },
  cn: {
    waste: '废弃物，',
    hot: '高温，',
    molten: '，熔融的',
    has: { waste: /废/u, hot: /高温|加温/u, molten: /熔融/u },
  },
} as const;

/** Adds WASTE, HOT or MOLTEN unless the name has it: IMDG 5.4.1.4.3 and 3.1.2.5, ADR 5.4.1.1.3 and 5.4.1.1.14. */
export function nameInCondition(name: string, { isWaste, isHot, isMolten }: Condition, mode: DescriptionMode): string {
  const { waste, hot, molten, has } = CONDITIONS[mode === 'road' ? 'cn' : 'en'];
  const saysHot = has.hot.test(name) || has.molten.test(name) || isMolten;
  return [
    isWaste && !has.waste.test(name) ? waste : '',
    isHot && !saysHot ? hot : '',
    name,
    isMolten && !has.molten.test(name) ? molten : '',
  ].join('');
}

export const classWithSubsidiaries = (mainClass: string, subsidiaryClasses: readonly string[]): string =>
  subsidiaryClasses.length > 0 ? `${mainClass} (${subsidiaryClasses.join(', ')})` : mainClass;

/**
 * Builds the description in the order of the mode's regulations; at sea UN 1230, METHANOL, 3 (6.1), II, (11 ℃ c.c.).
 */
export function descriptionLine(goods: DescribedGoods, mode: DescriptionMode = 'sea'): string {
  return [
    hazardText(goods, mode),
    `UN ${goods.unNo}`,
    nameWithTechnical(goods.properShippingName.toUpperCase(), goods.technicalName),
    classWithSubsidiaries(goods.mainClass, goods.subsidiaryClasses),
    goods.packingGroup,
    mode === 'sea' && goods.flashPoint ? `(${goods.flashPoint} ℃ c.c.)` : null,
    hasTunnelCode(goods, mode) ? `(${goods.tunnelCode ?? BLANK})` : null,
    pollutantText(goods, mode),
  ]
    .filter(Boolean)
    .join(', ');
}
