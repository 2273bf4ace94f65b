import type { BookedService } from '#contract/booked-services.ts';
import type { PageName } from '#contract/routes.ts';
import { correctionsOf, type DraftForm, isCorrecting } from '#domain/paper-forms/draft-bill.ts';
import type { CodeNames } from '#domain/reference/code-names.ts';
import { page as airOrder, airWords } from '../air/order.ts';
import { orderPage as cfsOrder, successPage as cfsSuccess, cfsWords } from '../cfs/order.ts';
import { orderPage as deskOrder, successPage as deskSuccess, deskWords } from '../dg-desk/order.ts';
import { page as domesticOrder, domesticWords } from '../domestic/order.ts';
import { orderPage as fclOrder, successPage as fclSuccess, fclWords } from '../fcl/order.ts';
import { flexitankWords } from '../flexitank/order.ts';
import { page as lclSuccess, lclWords } from '../lcl/order.ts';
import { numberFields } from '../orders/numbers.ts';
import { paperForm } from '../orders/order.ts';
import { goodsWords } from '../procurement/order.ts';
import { orderPage as railOrder, successPage as railSuccess, railWords } from '../rail/order.ts';
import { tankWords } from '../tank/order.ts';
import type { PageCopy } from '../text-pages.ts';
import { truckWords } from '../truck/order.ts';
import { warehouseWords } from '../warehouse/order.ts';
import { choiceName } from './choices.ts';
import { type FieldWords, type ServiceWords, serviceWords, under } from './dictionary.ts';
import { fieldLabel } from './fields.ts';

/** The fields of the papers that are filled in after the order, by their path. */
const paperFields: Readonly<Record<string, FieldWords>> = {
  boxes: { label: '箱' },
  ...under('boxes.*', {
    containerNo: { label: '箱号', help: '4 个字母加 7 位数字' },
    method: { label: '称重方法' },
    weighedKg: { label: '整箱称得重量' },
    scaleNo: { label: '秤检定编号' },
    cargoKg: { label: '货物毛重', help: '含包装与托盘' },
    dunnageKg: { label: '衬垫与固定', help: '没有填 0' },
    tareKg: { label: '箱皮重', help: '看箱门' },
    maxGrossKg: { label: '最大总重', help: '箱门铭牌 MAX GROSS，与预填不同请改' },
  }),
  responsible: { label: '责任方', help: '提单上的发货人，英文' },
  signature: { label: '责任人签名', help: '英文大写，写进电子报文' },
  weigher: { label: '称重人' },
  weighingPlace: { label: '称重地点' },
  telephone: { label: '联系电话' },
  vehicles: { label: '车辆与司机' },
  ...under('vehicles.*', {
    trailer: { label: '挂车车牌', help: '以“挂”字结尾' },
    driverLicence: { label: '驾驶证号', help: '18位，与身份证号相同' },
  }),
  decision: { label: '核对结果' },
  lines: { label: '要改的内容' },
  ...under('lines.*', { should: { label: '应为' } }),
  ...numberFields,
};

const paperChoices: Readonly<Record<string, CodeNames>> = {
  decision: { CONFIRM: '无误，确认', CORRECT: '有要改的' },
  'boxes.*.method': { WEIGHED: '方法一 整箱过磅', SUMMED: '方法二 逐项相加' },
};

serviceWords({ fields: paperFields, choices: paperChoices, steps: {} });

/** Loads every service. Fields, choices and steps have the same name in all of them. */
export const wordsOfServices: Readonly<Record<BookedService, ServiceWords>> = {
  air: airWords,
  fcl: fclWords,
  lcl: lclWords,
  cfs: cfsWords,
  dgdesk: deskWords,
  domestic: domesticWords,
  flexitank: flexitankWords,
  rail: railWords,
  warehouse: warehouseWords,
  truck: truckWords,
  tank: tankWords,
  goods: goodsWords,
};

/** Copy of the pages that an order is placed on and ends with, by page. */
export const orderPages = {
  airLiftOrder: airOrder,
  builtInAddOrder: cfsOrder,
  builtInSuccess: cfsSuccess,
  dgdeskDetail: deskOrder,
  dgdeskSuccess: deskSuccess,
  domesticTradeOrder: domesticOrder,
  shippingFclAddOrder: fclOrder,
  shippingFclSuccess: fclSuccess,
  shippingLclSuccess: lclSuccess,
  railWayAddOrder: railOrder,
  railWaySuccess: railSuccess,
} as const satisfies Partial<Record<PageName, PageCopy>>;

const BILL = 'bill.';

/** Label of a draft bill row; goods are numbered. */
export function draftRowName(name: string): string {
  if (name.startsWith(BILL)) return paperForm.bill[name.slice(BILL.length)] ?? name;
  const line = /^cargo\.(\d+)\./.exec(name)?.[1];
  const label = fieldLabel(name);
  return line === undefined ? label : `${paperForm.goods(Number(line) + 1)} ${label}`;
}

export const draftRowText = ({ name, text }: { name: string; text: string }): string =>
  name.startsWith(BILL) ? text : choiceName(name, text);

/** Customer's response to the draft. */
export function draftStanding(values: DraftForm): string {
  if (values.decision === '') return paperForm.unanswered;
  return isCorrecting(values) ? paperForm.corrections(correctionsOf(values).length) : paperForm.confirmed;
}
