import { needsTechnicalName } from '../../../dangerous-goods/description-line.ts';
import { type RuleInput, type Section, section } from '../../../form/field.ts';
import { joinPath, parentOf, readAt } from '../../../form/path.ts';
import * as rules from '../../../form/rules.ts';
import { LIMITED_PACKAGE_KG, UPLOADS_OF_A_FORM } from '../../../limits.ts';
import { PIECES_LIMITS, TEMPERATURE_LIMITS } from '../../../quantity.ts';
import { dgClasses } from '../../../reference/dangerous-classes.ts';
import { packageCodes } from '../../../reference/package-codes.ts';
import { CARGO_VOLUME_LIMITS, CARGO_WEIGHT_LIMITS } from '../../cargo-limits.ts';
import * as dangerous from '../../dangerous-rules.ts';
import type { DangerousBlock } from '../../goods-line.ts';
import * as tradeRules from '../../trade-rules.ts';
import {
  fillFromNumber,
  isFlammable,
  isPollutantNumber,
  mayHavePackingGroup,
  needsPackingGroup,
  needsTemperature,
} from '../../un-fill.ts';
import type { FclContext } from './context.ts';
import { type CargoLine, type FclForm, STOWS } from './form.ts';

const EMPTY = '';
const classCodes = dgClasses.map(({ code }) => code);
export const unPackagings = packageCodes.filter(({ unPackaging }) => unPackaging).map(({ code }) => code);

const kilograms = rules.quantity(CARGO_WEIGHT_LIMITS);
const celsius = rules.quantity(TEMPERATURE_LIMITS);
const weight = { kind: 'quantity', unit: 'kilogram', decimals: 3, most: 20 } as const;
const packageWeight = { ...weight, unit: 'kilogramEach', required: true } as const;
const temperature = { kind: 'quantity', unit: 'celsius', decimals: 1, most: 8 } as const;
const controlledTemperature = {
  ...temperature,
  shown: ({ scope }: { scope: DangerousBlock }) => needsTemperature(scope),
};
const isTank = (form: FclForm) =>
  form.containers.length > 0 && form.containers.every(({ ctnType }) => ctnType === '20TK');
const withoutGroup = (scope: DangerousBlock) => (mayHavePackingGroup(scope) ? {} : { packingGroup: EMPTY });
const isCombination = ({ scope }: { scope: DangerousBlock }) => /^4/.test(scope.outerPackCode);

/** Asked where the kind of package does not say it. */
const isPackagingAsked = ({ scope, form, path }: RuleInput<FclForm, DangerousBlock, FclContext>): boolean => {
  const kind = readAt(form, joinPath(parentOf(parentOf(path)), 'packageType'));
  return !isTank(form) && kind !== '' && kind !== scope.outerPackCode;
};

export const cargoSection: Section<FclForm, FclContext> = section<FclForm, CargoLine, FclContext>({
  at: 'cargo.*',
  step: 'cargo',
  fields: {
    isDanger: {
      kind: 'tick',
      shown: ({ context }) => context.offer?.isDanger !== false,
    },
    cargoNameCn: { kind: 'text', required: true, most: 100, rules: [tradeRules.notVague] },
    cargoNameEn: { kind: 'text', required: true, most: 250, rules: [rules.ascii, tradeRules.notVague] },
    hsCode: { kind: 'code', most: 14, rules: [tradeRules.tariffCode] },
    casNo: { kind: 'code', most: 14, rules: [tradeRules.casNumber] },
    packageType: { kind: 'choice', required: true, choices: () => packageCodes.map(({ code }) => code) },
    packages: {
      kind: 'whole',
      unit: 'piece',
      decimals: 0,
      required: true,
      most: 12,
      rules: [rules.quantity(PIECES_LIMITS)],
    },
    grossWeight: { ...weight, required: true, rules: [kilograms, dangerous.grossOfPackages] },
    netWeight: {
      ...weight,
      required: ({ scope }) => scope.isDanger,
      rules: [kilograms, dangerous.netWithinGross, dangerous.netOfPackages],
    },
    volume: {
      kind: 'quantity',
      unit: 'cubicMetre',
      decimals: 3,
      most: 20,
      required: ({ form }) => form.receiptType === 'CFS',
      rules: [rules.quantity(CARGO_VOLUME_LIMITS)],
    },
    stow: {
      kind: 'choice',
      required: true,
      choices: () => STOWS,
      shown: ({ form }) => form.cargo.length > 1,
    },
    food: { kind: 'choice', choices: () => ['Y', 'N'], shown: dangerous.isFoodAsked, required: true },
    marks: { kind: 'longText', most: 500 },
    cargoValue: {
      kind: 'quantity',
      decimals: 2,
      most: 20,
      rules: [rules.quantity({ decimals: 2, min: '0.01', max: '999999999.99' })],
    },
    cargoCurrency: { kind: 'choice', choices: ({ context }) => context.currencies },
    sds: {
      kind: 'files',
      required: ({ scope }) => scope.isDanger || scope.casNo !== '',
      rules: [rules.filesAtMost(UPLOADS_OF_A_FORM), dangerous.sheetInChinese, dangerous.sheetAge],
    },
    classReport: {
      kind: 'files',
      required: ({ scope, form: { services } }) =>
        scope.casNo !== '' && !(services.certificates.wanted && services.certificates.kind !== 'PACKING'),
      shown: ({ scope }) => !scope.isDanger,
      rules: [rules.filesAtMost(UPLOADS_OF_A_FORM), dangerous.reportHolds],
    },
  },
});

export const dangerousSection: Section<FclForm, FclContext> = section<FclForm, DangerousBlock, FclContext>({
  at: 'cargo.*.dg',
  step: 'cargo',
  shown: (block, form) => form.cargo.some(({ dg, isDanger }) => dg === block && isDanger),
  fields: {
    unNo: {
      kind: 'unNumber',
      required: true,
      most: 20,
      rules: [dangerous.unNumber],
      resets: (scope) => fillFromNumber(scope.unNo),
    },
    psnEn: {
      kind: 'text',
      required: true,
      most: 250,
      rules: [rules.ascii, dangerous.listedName],
      resets: withoutGroup,
    },
    psnCn: { kind: 'text', required: true, most: 100 },
    technicalName: {
      kind: 'text',
      most: 250,
      shown: ({ scope }) => needsTechnicalName(scope.psnEn) || needsTechnicalName(scope.psnCn),
      required: true,
      rules: [rules.ascii],
    },
    dgClass: {
      kind: 'choice',
      required: true,
      choices: () => classCodes,
      rules: [dangerous.listedClass, dangerous.takenClass, dangerous.pricedOnline],
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
      shown: ({ scope }) => scope.subRisk1 !== EMPTY,
      rules: [dangerous.subsidiary(1)],
    },
    packingGroup: {
      kind: 'choice',
      choices: ({ scope }) => (mayHavePackingGroup(scope) ? ['I', 'II', 'III'] : [EMPTY, 'I', 'II', 'III']),
      shown: ({ scope }) => mayHavePackingGroup(scope) || scope.packingGroup !== EMPTY,
      required: ({ scope }) => needsPackingGroup(scope) || dangerous.hasListedGroup(scope),
      rules: [dangerous.listedGroup],
    },
    flashPoint: {
      ...temperature,
      shown: ({ scope }) => isFlammable(scope),
      required: true,
      rules: [celsius, dangerous.flashPoint],
    },
    isMarinePollutant: {
      kind: 'tick',
      rules: [],
      resets: (scope) => (isPollutantNumber(scope.unNo) ? { isMarinePollutant: true } : {}),
    },
    isLimitedQuantity: {
      kind: 'tick',
      rules: [dangerous.limitedAllowed],
      resets: (scope) => (scope.isLimitedQuantity ? { isExceptedQuantity: false } : { innerPackSize: EMPTY }),
    },
    isExceptedQuantity: {
      kind: 'tick',
      rules: [dangerous.exceptedAllowed],
      resets: (scope) => ({ innerPackSize: EMPTY, ...(scope.isExceptedQuantity ? { isLimitedQuantity: false } : {}) }),
    },
    innerPackSize: {
      kind: 'quantity',
      decimals: 3,
      most: 12,
      shown: ({ scope }) => scope.isLimitedQuantity || scope.isExceptedQuantity,
      required: true,
      rules: [
        rules.quantity({ decimals: 3, min: '0.001', max: LIMITED_PACKAGE_KG }),
        dangerous.limitedInner,
        dangerous.exceptedInner,
      ],
    },
    outerPackCode: { kind: 'choice', required: true, choices: () => unPackagings, shown: isPackagingAsked },
    unMark: { kind: 'text', most: 100, shown: ({ form }) => !isTank(form), rules: [dangerous.unMark] },
    innerPackQty: {
      kind: 'whole',
      decimals: 0,
      most: 12,
      shown: isCombination,
      rules: [rules.quantity(PIECES_LIMITS)],
    },
    innerPackDesc: { kind: 'text', most: 100, shown: isCombination },
    dgNetWeight: { ...packageWeight, rules: [kilograms, dangerous.exceptedOuter] },
    dgGrossWeight: { ...packageWeight, rules: [kilograms, dangerous.packageNetWithinGross, dangerous.limitedPackage] },
    nec: { ...weight, shown: ({ scope }) => scope.dgClass.startsWith('1'), required: true, rules: [kilograms] },
    segregationGroups: { kind: 'segregationGroups', rules: [dangerous.knownGroups] },
    noReaction: { kind: 'tick' },
    emsNo: { kind: 'text', most: 9, rules: [dangerous.emsNumber] },
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
    dangerPackCertNo: { kind: 'text', most: 60 },
    dangerPackCertExpire: { kind: 'day', rules: [dangerous.holdsUntilSailing] },
    dangerPackCertQty: {
      kind: 'whole',
      unit: 'piece',
      decimals: 0,
      most: 12,
      rules: [rules.quantity(PIECES_LIMITS), dangerous.certificateCovers],
    },
    dangerPackCertFiles: { kind: 'files', rules: [rules.filesAtMost(UPLOADS_OF_A_FORM)] },
    perfCertNo: { kind: 'text', most: 60 },
    perfCertExpire: { kind: 'day', rules: [dangerous.holdsUntilClosing] },
    perfCertFiles: { kind: 'files', rules: [rules.filesAtMost(UPLOADS_OF_A_FORM)] },
    approvalNo: { kind: 'text', most: 60 },
  },
});
