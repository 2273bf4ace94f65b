import { patternOf } from '#domain/form/path.ts';
import { type CodeNames, namesOfCodes } from '#domain/reference/code-names.ts';
import { containerTypes } from '#domain/reference/container-types.ts';
import { currencies } from '#domain/reference/currencies.ts';

export interface FieldWords {
  label: string;
  help?: string;
}

/** The words of one service's order form, besides those that every form has. */
export interface ServiceWords {
  fields: Readonly<Record<string, FieldWords>>;
  choices: Readonly<Record<string, CodeNames>>;
  steps: Readonly<Record<string, string>>;
}

export const under = (at: string, fields: Readonly<Record<string, FieldWords>>): Record<string, FieldWords> =>
  Object.fromEntries(Object.entries(fields).map(([key, words]) => [`${at}.${key}`, words]));

const fields: Record<string, FieldWords> = {};
const choices: Record<string, CodeNames> = {};
const steps: Record<string, string> = {};

/** Texts of the services loaded so far: a page loads only those of its own form. */
export const known: ServiceWords = { fields, choices, steps };

/** Services may define choices for a shared field: each code keeps its name. */
export function serviceWords(words: ServiceWords): ServiceWords {
  Object.assign(fields, words.fields);
  Object.assign(steps, words.steps);
  for (const [path, names] of Object.entries(words.choices)) choices[path] = { ...choices[path], ...names };
  return words;
}

/** Choices shared by several services, extended when choices.ts loads: first steps need only those of their service. */
const sharedChoices: Record<string, CodeNames> = {};

export const shareChoices = (choices: Readonly<Record<string, CodeNames>>): void =>
  void Object.assign(sharedChoices, choices);

const none: CodeNames = {};

/** Name of one code or several separated by commas; a list loaded with the page has precedence. */
export function choiceName(path: string, codes: string, listed?: CodeNames): string {
  const pattern = patternOf(path);
  const ours = known.choices[pattern] ?? sharedChoices[pattern] ?? none;
  return namesOfCodes(codes, listed === undefined ? ours : { ...ours, ...listed });
}

export const named = (rows: readonly { code: string; nameCn: string }[]): CodeNames =>
  Object.fromEntries(rows.map(({ code, nameCn }) => [code, `${code} ${nameCn}`]));

export const currency: CodeNames = Object.fromEntries(
  currencies.map(({ code, nameCn, iso }) => [code, `${nameCn} ${iso}`]),
);

/** Field texts shared by several services: those of first steps, extended when fields.ts loads. */
const sharedFields: Record<string, FieldWords> = {
  priceId: { label: '所选价格' },
  warehouseId: { label: '仓库', help: '须可收这票货的每个类别' },
  delivery: { label: '交货方式' },
  cargoReadyDate: { label: '货好日期', help: '不晚于截港日' },
};

export const shareFields = (words: Readonly<Record<string, FieldWords>>): Readonly<Record<string, FieldWords>> =>
  Object.assign(sharedFields, words);

function wordsAt(path: string): FieldWords | undefined {
  const pattern = patternOf(path);
  return known.fields[pattern] ?? sharedFields[pattern];
}

export const fieldLabel = (path: string): string => wordsAt(path)?.label ?? '';
export const fieldHelp = (path: string): string | null => wordsAt(path)?.help ?? null;

const sharedSteps: Readonly<Record<string, string>> = {
  confirm: '确认',
  goods: '货物',
  contact: '联系人',
  route: '航线与箱量',
  cargo: '货物与危险品',
};

/** Name of a step, from the service or from the shared steps. */
export const stepName = (step: string): string => known.steps[step] ?? sharedSteps[step] ?? step;

/** Where a full container is received and delivered. */
export const point: CodeNames = { CY: 'CY 堆场', SD: 'SD 门点', CFS: 'CFS 货运站' };
export const pointName = (code = ''): string => point[code] ?? code;

export const boxFields: Readonly<Record<string, FieldWords>> = {
  containers: { label: '箱型箱量' },
  ...under('containers.*', {
    ctnType: { label: '箱型' },
    quantity: { label: '箱量', help: '1–100' },
    weightPerCtn: { label: '单箱货重(kg)' },
    soc: { label: '货主箱(SOC)' },
    containerNos: { label: '箱号', help: '每箱一个，用空格或逗号分隔' },
  }),
  'cargo.*.stow': { label: '装箱组', help: '同组货物装同一箱' },
};

export const boxChoices: Readonly<Record<string, CodeNames>> = {
  'containers.*.ctnType': named(containerTypes),
  'cargo.*.stow': { A: '第1组', B: '第2组', C: '第3组', D: '第4组', E: '第5组', F: '第6组' },
};

/** Fields of loose cargo: measurement, hand-in and delivery. */
export const pieceFields: Readonly<Record<string, FieldWords>> = under('cargo.*', {
  length: { label: '单件长', help: '厘米；长宽高填全，体积自动算出' },
  width: { label: '单件宽' },
  height: { label: '单件高' },
  stackable: { label: '可叠放' },
});

export const handInFields: Readonly<Record<string, FieldWords>> = {
  handIn: { label: '进仓方式' },
  handInDay: { label: '预计进仓日期', help: '不晚于进仓截止' },
  pickupAddress: { label: '提货地址', help: '写到门牌号；提货费由客服报价' },
};

export const handInChoices: CodeNames = { SELF: '自送', PICKUP: '上门提货' };
export const handInSteps = { handIn: '进仓与联系人' };

export const arrivalFields: Readonly<Record<string, FieldWords>> = {
  clearance: { label: '报关' },
  arrival: { label: '目的港服务' },
  arrivalAddress: { label: '派送地址' },
  arrivalPostcode: { label: '派送邮编' },
};

export const arrivalChoices: Readonly<Record<string, CodeNames>> = {
  clearance: { OWN_PAPERS: '自带单证', ENTRUST: '委托报关', SEPARATE: '单独报关' },
  arrival: { CFS: '货站自提', DELIVERY: '派送到门' },
};

export const insuredCurrency: Readonly<Record<string, FieldWords>> = { 'insurance.currency': { label: '投保币种' } };

/** Dangerous goods fields under road regulations. */
export const roadFields: Readonly<Record<string, FieldWords>> = under('cargo.*', {
  roadCode: { label: '分类代码', help: 'JT/T 617.3 品名表，例如 F1' },
  roadCategory: { label: '运输类别', help: 'JT/T 617.3 品名表，0 至 4' },
  tunnelCode: { label: '隧道限制代码', help: 'JT/T 617.3 品名表' },
});

export const roadChoices: Readonly<Record<string, CodeNames>> = {
  'cargo.*.roadCategory': { 0: '0 类', 1: '1 类', 2: '2 类', 3: '3 类', 4: '4 类' },
  'cargo.*.tunnelCode': { NONE: '无限制', B: 'B', C: 'C', D: 'D', E: 'E' },
};

export const doorSteps = { doors: '提送货与联系人' };
