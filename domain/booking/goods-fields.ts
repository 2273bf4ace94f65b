import { type FieldsOf, type Section, section } from '../form/field.ts';
import * as rules from '../form/rules.ts';
import { UPLOADS_OF_A_FORM } from '../limits.ts';
import { packageCodes } from '../reference/package-codes.ts';
import { CARGO_VOLUME_LIMITS } from './cargo-limits.ts';
import * as dangerous from './dangerous-rules.ts';
import type { GoodsLine } from './goods-line.ts';
import * as tradeRules from './trade-rules.ts';
import { goodsWeight, kilograms, packageCount } from './weight-fields.ts';

export interface GoodsOptions<Form, Line, Context> {
  step: string;
  /** The price is for dangerous goods, or unknown yet. */
  isDangerShown(context: Context): boolean;
  isVolumeRequired(form: Form): boolean;
  /** The shipper must provide a report that chemicals are not dangerous. */
  isReportRequired(form: Form): boolean;
  /** Transit customs require tariff code and value of every line. */
  isDeclared?: boolean;
  /** Day until which that report must be valid; null when unknown. */
  sailingDay: dangerous.DayOf<Form, Context>;
  /** Dangerous goods need that report too. */
  isReportOfDangerous?: boolean;
  currencies(context: Context): readonly string[];
  /** Domestic transport: declared in Chinese, no customs. */
  isInland?: boolean;
  /** Carried without packages, as in a tank: the service has its own fields for quantities. */
  isBulk?: boolean;
  own?: FieldsOf<Form, Line, Context>;
}

/** Names required in international documents. */
const abroadFields = (isDeclared: boolean) =>
  ({
    cargoNameEn: { kind: 'text', isShared: true, required: true, most: 250, rules: [rules.ascii, tradeRules.notVague] },
    hsCode: { kind: 'code', isShared: true, required: isDeclared, most: 14, rules: [tradeRules.tariffCode] },
  }) as const;

const packageFields = {
  packageType: { kind: 'choice', required: true, choices: () => packageCodes.map(({ code }) => code) },
  packages: packageCount,
} as const;

const weighedFields = <Form, Context>(
  isVolumeRequired: (form: Form) => boolean,
): FieldsOf<Form, GoodsLine, Context> => ({
  grossWeight: { ...goodsWeight, required: true, rules: [kilograms, dangerous.grossOfPackages] },
  netWeight: {
    ...goodsWeight,
    required: ({ scope }) => scope.isDanger,
    rules: [kilograms, dangerous.netWithinGross, dangerous.netOfPackages],
  },
  volume: {
    kind: 'quantity',
    unit: 'cubicMetre',
    decimals: 3,
    most: 20,
    required: ({ form }) => isVolumeRequired(form),
    rules: [rules.quantity(CARGO_VOLUME_LIMITS)],
  },
});

export function goodsSection<Form, Line extends GoodsLine, Context extends { now: number }>(
  options: GoodsOptions<Form, Line, Context>,
): Section<Form, Context> {
  const { step, isDangerShown, isVolumeRequired, isReportRequired, sailingDay, currencies, own = {} } = options;
  const { isReportOfDangerous = false, isInland = false, isDeclared = false, isBulk = false } = options;
  const fields: FieldsOf<Form, GoodsLine, Context> = {
    isDanger: { kind: 'tick', shown: ({ context }) => isDangerShown(context) },
    cargoNameCn: { kind: 'text', isShared: true, required: true, most: 100, rules: [tradeRules.notVague] },
    ...(isInland ? {} : abroadFields(isDeclared)),
    casNo: { kind: 'code', isShared: true, most: 14, rules: [tradeRules.casNumber] },
    ...(isBulk ? {} : { ...packageFields, ...weighedFields(isVolumeRequired) }),
    ...(own as FieldsOf<Form, GoodsLine, Context>),
    marks: { kind: 'longText', most: 500 },
    cargoValue: {
      kind: 'quantity',
      required: isDeclared,
      decimals: 2,
      most: 20,
      rules: [rules.quantity({ decimals: 2, min: '0.01', max: '999999999.99' })],
    },
    cargoCurrency: { kind: 'choice', choices: ({ context }) => currencies(context) },
    sds: {
      kind: 'files',
      required: ({ scope }) => scope.isDanger || scope.casNo !== '',
      rules: [rules.filesAtMost(UPLOADS_OF_A_FORM), dangerous.sheetInChinese, dangerous.sheetAge],
    },
    classReport: {
      kind: 'files',
      required: ({ scope, form }) => (scope.isDanger || scope.casNo !== '') && isReportRequired(form),
      shown: ({ scope }) => isReportOfDangerous || !scope.isDanger,
      rules: [rules.filesAtMost(UPLOADS_OF_A_FORM), dangerous.reportHolds(sailingDay)],
    },
  };
  return section<Form, GoodsLine, Context>({ at: 'cargo.*', step, fields });
}
