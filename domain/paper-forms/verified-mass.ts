import { containerNosOf } from '../booking/lane-rules.ts';
import { numberOf } from '../booking/totals.ts';
import { compare, type Decimal, decimal, decimalText, divide, multiply, subtract, sum } from '../decimal.ts';
import { errorsOf } from '../form/check.ts';
import { type Field, type FormDescription, type FormError, type Rule, section } from '../form/field.ts';
import * as rules from '../form/rules.ts';
import { tidy } from '../form/tidy.ts';
import { isContainerNumber } from '../identity/container-number.ts';
import { type QuantityLimits, WEIGHT_LIMITS } from '../quantity.ts';
import { containerTypes } from '../reference/container-types.ts';
import { cleanCode } from '../text.ts';

/** WEIGHED: method 1, weighing the packed container; SUMMED: method 2, adding goods, securing material and tare. */
export const massMethods = ['WEIGHED', 'SUMMED'] as const;

/** Verified gross mass of one container. Values stay text until `tidy` runs. */
export interface BoxMass {
  ctnType: string;
  containerNo: string;
  method: string;
  weighedKg: string;
  scaleNo: string;
  cargoKg: string;
  dunnageKg: string;
  tareKg: string;
  /** As on the container's plate. */
  maxGrossKg: string;
}

export interface MassForm {
  boxes: BoxMass[];
  /** Shipper on the bill, who is responsible for the masses. */
  responsible: string;
  signature: string;
  weigher: string;
  weighingPlace: string;
  telephone: string;
}

/** Order data the masses are checked against. */
export interface MassFacts {
  boxes: string[];
  grossKg: string;
}

interface BookedBoxes {
  containers: readonly {
    ctnType: string;
    quantity: string;
    soc: boolean;
    containerNos: string;
    weightPerCtn: string;
  }[];
  cargo: readonly { grossWeight: string }[];
  shipper: { companyNameEn: string };
}

const MASS_LIMITS: QuantityLimits = { decimals: 3, min: '0.1', max: '99999' };
const DUNNAGE_LIMITS: QuantityLimits = { ...MASS_LIMITS, min: 0 };
/** Maximum spread of the tare of one type; a larger one suggests a typing error. */
const TARE_SPREAD = '0.3';
/** Tolerance of a mass: the smaller of both. */
const TOLERANCE = { share: '0.05', kg: 1000 } as const;

const typeOf = (code: string) => containerTypes.find((type) => type.code === code);

const typesOf = ({ containers }: Pick<BookedBoxes, 'containers'>) =>
  containers.flatMap((line) =>
    Array.from({ length: Number(line.quantity) || 0 }, (_, index) => ({
      line,
      containerNo: line.soc ? (containerNosOf(line.containerNos)[index] ?? '') : '',
    })),
  );

export const massFacts = (form: BookedBoxes): MassFacts => ({
  boxes: typesOf(form).map(({ line }) => line.ctnType),
  grossKg: decimalText(sum(form.cargo.map(({ grossWeight }) => numberOf(grossWeight) ?? 0))),
});

/** Initial form from the order: containers, booked masses and shipper. */
export const blankMass = (form: BookedBoxes): MassForm => ({
  boxes: typesOf(form).map(({ line, containerNo }) => ({
    ctnType: line.ctnType,
    containerNo,
    method: 'SUMMED',
    weighedKg: '',
    scaleNo: '',
    cargoKg: line.weightPerCtn,
    dunnageKg: '',
    tareKg: '',
    maxGrossKg: String(typeOf(line.ctnType)?.maxGrossKg.max ?? ''),
  })),
  responsible: form.shipper.companyNameEn,
  signature: '',
  weigher: '',
  weighingPlace: '',
  telephone: '',
});

/** Submitted masses, adapted to the current containers by type. */
export function refitMass(handed: MassForm, initial: MassForm): MassForm {
  const left = [...handed.boxes];
  const boxes = initial.boxes.map((box) => {
    const index = left.findIndex(({ ctnType }) => ctnType === box.ctnType);
    const [taken] = index < 0 ? [] : left.splice(index, 1);
    return taken ?? box;
  });
  return { ...handed, boxes };
}

const isWeighed = ({ method }: Pick<BoxMass, 'method'>) => method === 'WEIGHED';

/** Mass of the packed container; null when unknown. */
export function massOf(box: BoxMass): Decimal | null {
  if (isWeighed(box)) return numberOf(box.weighedKg);
  const parts = [box.cargoKg, box.dunnageKg, box.tareKg].map(numberOf);
  return parts.every((part) => part !== null) ? sum(parts) : null;
}

/** Percentage of the plate's limit; null when unknown. */
export function fillPercent(box: BoxMass): number | null {
  const [mass, most] = [massOf(box), numberOf(box.maxGrossKg)];
  return mass === null || most === null || compare(most, 0) <= 0
    ? null
    : Number(decimalText(divide(multiply(mass, 100), most, 0, 'down')));
}

type BoxRule = Rule<MassForm, BoxMass, MassFacts>;

const numberValid: BoxRule = ({ value, form }) => {
  const number = cleanCode(String(value)).replaceAll('-', '');
  if (!isContainerNumber(number)) return { code: 'CONTAINER_NUMBER', values: { number } };
  const same = form.boxes.filter(({ containerNo }) => cleanCode(containerNo).replaceAll('-', '') === number);
  return same.length > 1 ? { code: 'CONTAINER_NUMBER_TWICE', values: { number } } : null;
};

/** A tare far from others of its type suggests a typing error. */
const tarePlausible: BoxRule = ({ value, scope }) => {
  const [tare, type] = [numberOf(String(value)), typeOf(scope.ctnType)];
  if (tare === null || type === undefined) return null;
  const least = divide(subtract(type.tareKg.min, multiply(type.tareKg.min, TARE_SPREAD)), 1, 0, 'up');
  const heaviest = type.tareKg.max ?? type.tareKg.min;
  const most = divide(sum([heaviest, multiply(heaviest, TARE_SPREAD)]), 1, 0, 'down');
  return compare(tare, least) < 0 || compare(tare, most) > 0
    ? {
        code: 'MASS_TARE',
        values: { ctnType: scope.ctnType, least: decimalText(least), most: decimalText(most) },
      }
    : null;
};

const aboveTare: BoxRule = ({ value, scope }) => {
  const [mass, type] = [numberOf(String(value)), typeOf(scope.ctnType)];
  return mass !== null && type !== undefined && compare(mass, type.tareKg.min) <= 0
    ? { code: 'MASS_BELOW_TARE', values: { ctnType: scope.ctnType, tare: String(type.tareKg.min) } }
    : null;
};

const withinPlate: BoxRule = ({ value, scope }) => {
  const [mass, most] = [massOf(scope), numberOf(String(value))];
  return mass !== null && most !== null && compare(mass, most) > 0
    ? { code: 'MASS_OVER_GROSS', values: { mass: decimalText(mass), most: decimalText(most) } }
    : null;
};

const kilograms = (limits: QuantityLimits, more: Partial<Field<MassForm, BoxMass, MassFacts>> = {}) =>
  ({
    kind: 'quantity',
    unit: 'kilogram',
    decimals: 3,
    most: 12,
    required: true,
    ...more,
    rules: [rules.quantity(limits), ...(more.rules ?? [])],
  }) satisfies Field<MassForm, BoxMass, MassFacts>;

const onlyWeighed = ({ scope }: { scope: BoxMass }) => isWeighed(scope);
const onlySummed = ({ scope }: { scope: BoxMass }) => !isWeighed(scope);

/** VERMAS messages transmit the name in capitals. */
const signature = rules.textRule('SIGNATURE', (text) => /^[A-Z][A-Z .'-]*$/.test(text.trim()));

/** Rejects containers that are not the order's. */
const boxesOfOrder = ({ boxes }: MassForm, facts: MassFacts): FormError[] =>
  boxes.length === facts.boxes.length && boxes.every(({ ctnType }, index) => ctnType === facts.boxes[index])
    ? []
    : [{ path: 'boxes', code: 'MASS_BOXES' }];

const toleranceOf = (kg: Decimal): Decimal => {
  const share = multiply(kg, TOLERANCE.share);
  return compare(share, TOLERANCE.kg) < 0 ? share : sum([TOLERANCE.kg]);
};

/** Goods in one container, entered (method 2) or gross minus tare (method 1); null when unknown. */
function goodsOf(box: BoxMass): Decimal | null {
  const mass = massOf(box);
  if (!isWeighed(box)) return mass && numberOf(box.cargoKg);
  const type = typeOf(box.ctnType);
  return mass === null || type === undefined ? null : subtract(mass, type.tareKg.min);
}

/** Compares the total goods with the order's. */
function cargoOfOrder({ boxes }: MassForm, { grossKg }: MassFacts): FormError[] {
  const [first] = boxes;
  const gross = decimal(grossKg);
  if (first === undefined || compare(gross, 0) === 0) return [];
  const each = boxes.map(goodsOf);
  if (!each.every((kg) => kg !== null)) return [];
  const goods = sum(each);
  const tolerance = toleranceOf(gross);
  const isLight = compare(goods, subtract(gross, tolerance)) < 0;
  const isHeavy = !boxes.some(isWeighed) && compare(goods, sum([gross, tolerance])) > 0;
  if (!isLight && !isHeavy) return [];
  const path = `boxes.0.${isWeighed(first) ? 'weighedKg' : 'cargoKg'}`;
  return [
    { path, code: 'MASS_CARGO', values: { goods: decimalText(goods), order: decimalText(gross) }, level: 'WARN' },
  ];
}

const STEP = 'mass';
const text = (most: number) => ({ kind: 'text', required: true, most }) as const;

/** Verified gross mass form, shared by the page and the server. */
export const massDescription: FormDescription<MassForm, MassFacts> = {
  sections: [
    section<MassForm, BoxMass, MassFacts>({
      at: 'boxes.*',
      step: STEP,
      fields: {
        containerNo: { kind: 'code', required: true, most: 13, rules: [numberValid] },
        method: { kind: 'choice', required: true, choices: massMethods },
        weighedKg: kilograms(MASS_LIMITS, { shown: onlyWeighed, rules: [aboveTare] }),
        scaleNo: { ...text(40), shown: onlyWeighed },
        cargoKg: kilograms(WEIGHT_LIMITS, { shown: onlySummed }),
        dunnageKg: kilograms(DUNNAGE_LIMITS, { shown: onlySummed }),
        tareKg: kilograms(MASS_LIMITS, { shown: onlySummed, rules: [tarePlausible] }),
        maxGrossKg: kilograms(MASS_LIMITS, { rules: [withinPlate] }),
      },
    }),
    section<MassForm, MassForm, MassFacts>({
      at: '',
      step: STEP,
      isPrivate: true,
      fields: {
        responsible: { ...text(70), rules: [rules.ascii] },
        signature: { ...text(35), rules: [rules.atLeast(2), signature] },
        weigher: text(60),
        weighingPlace: text(100),
        telephone: { kind: 'phone', required: true, most: 30, rules: [rules.anyPhone] },
      },
    }),
  ],
  checks: [boxesOfOrder, cargoOfOrder],
};

/** Returns the cleaned form and its errors; fields of the other method are dropped. */
export function readMass(typed: MassForm, facts: MassFacts) {
  const form = tidy(massDescription, {
    ...typed,
    boxes: typed.boxes.map((box) =>
      isWeighed(box) ? { ...box, cargoKg: '', dunnageKg: '', tareKg: '' } : { ...box, weighedKg: '', scaleNo: '' },
    ),
  });
  return { form, errors: errorsOf(massDescription, form, facts) };
}
