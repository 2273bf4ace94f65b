import { needsTemperature } from '../dangerous-goods/control-temperature.ts';
import { needsTechnicalName } from '../dangerous-goods/goods-names.ts';
import { type Rule, type RuleInput, type Section, section } from '../form/field.ts';
import { joinPath, parentOf, readAt } from '../form/path.ts';
import * as rules from '../form/rules.ts';
import { LIMITED_PACKAGE_KG, UPLOADS_OF_A_FORM } from '../limits.ts';
import { PIECES_LIMITS, TEMPERATURE_LIMITS } from '../quantity.ts';
import { dgClasses } from '../reference/dangerous-classes.ts';
import { packageCodes } from '../reference/package-codes.ts';
import * as dangerous from './dangerous-rules.ts';
import { type DangerousBlock, type GoodsLine, NAME_CN_MOST, NAME_EN_MOST } from './goods-line.ts';
import { isFlammable, isPollutantNumber, listedEntry, mayHavePackingGroup, needsPackingGroup } from './un-fill.ts';
import { goodsWeight, kilograms } from './weight-fields.ts';

const EMPTY = '';
const classCodes = dgClasses.map(({ code }) => code);
export const unPackagings = packageCodes.filter(({ unPackaging }) => unPackaging).map(({ code }) => code);

const celsius = rules.quantity(TEMPERATURE_LIMITS);
const packageWeight = { ...goodsWeight, unit: 'kilogramEach', required: true } as const;
const temperature = { kind: 'quantity', unit: 'celsius', decimals: 1, most: 8 } as const;
const controlledTemperature = {
  ...temperature,
  shown: ({ scope }: { scope: DangerousBlock }) => needsTemperature(scope),
};
const withoutGroup = (scope: DangerousBlock) => (mayHavePackingGroup(scope) ? {} : { packingGroup: EMPTY });
const isCombination = ({ scope }: { scope: DangerousBlock }) => /^4/.test(scope.outerPackCode);

export interface DangerousOptions<Form, Context> {
  step: string;
  /** Rules of the price and the carrier about the main class. */
  classRules: readonly Rule<Form, DangerousBlock, Context>[];
  /** Day until which the packaging use certificate must be valid; null when unknown. */
  sailingDay: dangerous.DayOf<Form, Context>;
  /** Day until which its test must be valid. */
  packingDay: dangerous.DayOf<Form, Context>;
  /** The packaging use certificate must come with the order. */
  isCertificateRequired?(block: DangerousBlock): boolean;
  /** Shipped without packages, as in a tank. */
  isBulk?(form: Form): boolean;
  /** Domestic transport: named in Chinese, without the fields of international transport. */
  isInland?: boolean;
  /** Only in portable tanks: no fields for packages and their certificates. */
  isTanked?: boolean;
}

export function dangerousSection<Form extends { cargo: readonly GoodsLine[] }, Context>(
  options: DangerousOptions<Form, Context>,
): Section<Form, Context> {
  const { step, classRules, sailingDay, packingDay, isCertificateRequired } = options;
  const { isBulk = () => false, isInland = false, isTanked = false } = options;

  /** Required when the package type does not determine it. */
  const needsPackagingCode = ({ scope, form, path }: RuleInput<Form, DangerousBlock, Context>): boolean => {
    const kind = readAt(form, joinPath(parentOf(parentOf(path)), 'packageType'));
    return !isBulk(form) && kind !== '' && kind !== scope.outerPackCode;
  };

  const packages = {
    ...quantityFields,
    outerPackCode: { kind: 'choice', required: true, choices: () => unPackagings, shown: needsPackagingCode },
    unMark: {
      kind: 'text',
      most: 100,
      shown: ({ form }: RuleInput<Form, DangerousBlock, Context>) => !isBulk(form),
      rules: [dangerous.unMark],
    },
    ...packedFields,
  } as const;

  return section<Form, DangerousBlock, Context>({
    at: 'cargo.*.dg',
    step,
    shown: (block, form) => form.cargo.some(({ dg, isDanger }) => dg === block && isDanger),
    fields: {
      ...(isInland ? inlandNames(classRules) : namedFields(classRules)),
      ...(isTanked ? tankedQuantity : packages),
      ...(isInland ? inlandStability : stabilityFields),
      ...(isInland || isTanked
        ? {}
        : certificateFields(dangerous.holdsUntil(sailingDay), dangerous.holdsUntil(packingDay), isCertificateRequired)),
    },
  });
}

const sharedText = { kind: 'text', isShared: true } as const;

const namedFields = <Form, Context>(classRules: readonly Rule<Form, DangerousBlock, Context>[]) =>
  ({
    unNo: {
      kind: 'unNumber',
      required: true,
      most: 20,
      rules: [dangerous.unNumber],
    },
    psnEn: {
      ...sharedText,
      required: true,
      most: NAME_EN_MOST,
      rules: [rules.ascii, dangerous.listedName],
      resets: withoutGroup,
    },
    psnCn: { ...sharedText, required: true, most: NAME_CN_MOST },
    technicalName: {
      ...sharedText,
      most: 250,
      shown: ({ scope }: { scope: DangerousBlock }) =>
        needsTechnicalName({
          names: [scope.psnEn, scope.psnCn],
          rows: listedEntry(scope)?.rows ?? [],
          isMarinePollutant: scope.isMarinePollutant,
        }),
      required: true,
      rules: [rules.ascii],
    },
    dgClass: {
      kind: 'choice',
      required: true,
      choices: () => classCodes,
      rules: [dangerous.listedClass, ...classRules],
      resets: withoutGroup,
    },
    subRisk1: {
      kind: 'choice',
      choices: () => ['', ...classCodes],
      required: dangerous.hasListedSubsidiary(0),
      rules: [dangerous.subsidiary(0)],
    },
    subRisk2: {
      kind: 'choice',
      choices: () => ['', ...classCodes],
      required: dangerous.hasListedSubsidiary(1),
      shown: ({ scope }: { scope: DangerousBlock }) => scope.subRisk1 !== EMPTY,
      rules: [dangerous.subsidiary(1)],
    },
    packingGroup: {
      kind: 'choice',
      choices: ({ scope }: { scope: DangerousBlock }) =>
        mayHavePackingGroup(scope) ? ['I', 'II', 'III'] : [EMPTY, 'I', 'II', 'III'],
      shown: ({ scope }: { scope: DangerousBlock }) => mayHavePackingGroup(scope) || scope.packingGroup !== EMPTY,
      required: ({ scope }: { scope: DangerousBlock }) => needsPackingGroup(scope, listedEntry(scope)),
      rules: [dangerous.listedGroup],
    },
    flashPoint: {
      ...temperature,
      shown: ({ scope }: { scope: DangerousBlock }) => isFlammable(scope),
      required: true,
      rules: [celsius, dangerous.flashPoint],
    },
  }) as const;

const inlandNames = <Form, Context>(classRules: readonly Rule<Form, DangerousBlock, Context>[]) => {
  const { psnEn: _, technicalName, ...names } = namedFields(classRules);
  return { ...names, technicalName: { ...technicalName, rules: [] } };
};

const quantityFields = {
  isMarinePollutant: {
    kind: 'tick',
    rules: [],
    resets: (scope: DangerousBlock) => (isPollutantNumber(scope.unNo) ? { isMarinePollutant: true } : {}),
  },
  isLimitedQuantity: {
    kind: 'tick',
    rules: [dangerous.limitedAllowed],
    resets: (scope: DangerousBlock) =>
      scope.isLimitedQuantity ? { isExceptedQuantity: false } : { innerPackSize: EMPTY },
  },
  isExceptedQuantity: {
    kind: 'tick',
    rules: [dangerous.exceptedAllowed],
    resets: (scope: DangerousBlock) => ({
      innerPackSize: EMPTY,
      ...(scope.isExceptedQuantity ? { isLimitedQuantity: false } : {}),
    }),
  },
  innerPackSize: {
    kind: 'quantity',
    decimals: 3,
    most: 12,
    shown: ({ scope }: { scope: DangerousBlock }) => scope.isLimitedQuantity || scope.isExceptedQuantity,
    required: true,
    rules: [
      rules.quantity({ decimals: 3, min: '0.001', max: LIMITED_PACKAGE_KG }),
      dangerous.limitedInner,
      dangerous.exceptedInner,
    ],
  },
} as const;

const tankedQuantity = { isMarinePollutant: quantityFields.isMarinePollutant };

const packedFields = {
  innerPackQty: { kind: 'whole', decimals: 0, most: 12, shown: isCombination, rules: [rules.quantity(PIECES_LIMITS)] },
  innerPackDesc: { kind: 'text', most: 100, shown: isCombination },
  dgNetWeight: { ...packageWeight, rules: [kilograms, dangerous.exceptedOuter] },
  dgGrossWeight: { ...packageWeight, rules: [kilograms, dangerous.packageNetWithinGross, dangerous.limitedPackage] },
  nec: {
    ...goodsWeight,
    shown: ({ scope }: { scope: DangerousBlock }) => scope.dgClass.startsWith('1'),
    required: true,
    rules: [kilograms],
  },
} as const;

const stabilityFields = {
  segregationGroups: { kind: 'segregationGroups', rules: [dangerous.knownGroups] },
  noReaction: { kind: 'tick', isShared: false },
  emsNo: { kind: 'text', isShared: true, most: 8, rules: [dangerous.emsNumber] },
  controlTemp: { ...controlledTemperature, required: true, rules: [celsius] },
  emergencyTemp: { ...controlledTemperature, required: true, rules: [celsius, dangerous.emergencyAbove] },
  sadt: { ...controlledTemperature, rules: [celsius] },
  sapt: { ...controlledTemperature, rules: [celsius] },
  isWaste: { kind: 'tick' },
  isHot: { kind: 'tick' },
  isMolten: { kind: 'tick' },
  isEmptyUncleaned: { kind: 'tick' },
  isSalvage: { kind: 'tick' },
  emergencyContact: { kind: 'text', required: true, most: 255 },
  emergencyPhone: { kind: 'text', required: true, most: 30, rules: [rules.anyPhone] },
  emergencyContractNo: { kind: 'text', most: 60 },
} as const;

const { emsNo: _emsNo, emergencyContractNo: _contract, ...inlandStability } = stabilityFields;

const certificateFields = <Form extends { cargo: readonly GoodsLine[] }, Context>(
  untilSailing: Rule<Form, DangerousBlock, Context>,
  untilPacking: Rule<Form, DangerousBlock, Context>,
  isOwed: ((block: DangerousBlock) => boolean) | undefined,
) =>
  ({
    dangerPackCertNo: { kind: 'text', most: 60 },
    dangerPackCertExpire: { kind: 'day', isShared: false, rules: [untilSailing] },
    dangerPackCertQty: {
      kind: 'whole',
      isShared: false,
      unit: 'piece',
      decimals: 0,
      most: 12,
      rules: [rules.quantity(PIECES_LIMITS), dangerous.certificateCovers],
    },
    dangerPackCertFiles: {
      kind: 'files',
      ...(isOwed === undefined ? {} : { required: ({ scope }: { scope: DangerousBlock }) => isOwed(scope) }),
      rules: [rules.filesAtMost(UPLOADS_OF_A_FORM)],
    },
    perfCertNo: { kind: 'text', most: 60 },
    perfCertExpire: { kind: 'day', isShared: false, rules: [untilPacking] },
    perfCertFiles: { kind: 'files', rules: [rules.filesAtMost(UPLOADS_OF_A_FORM)] },
    approvalNo: { kind: 'text', most: 60 },
  }) as const;
