import { patternOf } from '#domain/form/path.ts';
import { type CodeNames, namesOfCodes } from '#domain/reference/code-names.ts';
import { containerTypes } from '#domain/reference/container-types.ts';
import { currencies } from '#domain/reference/currencies.ts';
import { dgClasses } from '#domain/reference/dangerous-classes.ts';
import { packageCodes } from '#domain/reference/package-codes.ts';
import { segregationGroups } from '#domain/reference/segregation-groups.ts';
import { groupName } from '../dangerous-goods.ts';

const named = (rows: readonly { code: string; nameCn: string }[]): CodeNames =>
  Object.fromEntries(rows.map(({ code, nameCn }) => [code, `${code} ${nameCn}`]));

const point: CodeNames = { CY: 'CY 堆场', SD: 'SD 门点', CFS: 'CFS 货运站' };
const currency: CodeNames = Object.fromEntries(currencies.map(({ code, nameCn, iso }) => [code, `${nameCn} ${iso}`]));
const dangerousClass: CodeNames = { '': '无', ...named(dgClasses) };
const packages = named(packageCodes);

/** What each code of a list is called, by the field it stands in. */
const choiceNames: Readonly<Record<string, CodeNames>> = {
  receiptType: point,
  deliveryType: point,
  'containers.*.ctnType': named(containerTypes),
  'cargo.*.packageType': packages,
  'cargo.*.cargoCurrency': currency,
  'cargo.*.stow': { A: '第1组', B: '第2组', C: '第3组', D: '第4组', E: '第5组', F: '第6组' },
  'cargo.*.food': { Y: '是', N: '不是' },
  'cargo.*.dg.dgClass': dangerousClass,
  'cargo.*.dg.subRisk1': dangerousClass,
  'cargo.*.dg.subRisk2': dangerousClass,
  'cargo.*.dg.outerPackCode': packages,
  'cargo.*.dg.segregationGroups': Object.fromEntries(segregationGroups.map(({ code }) => [code, groupName(code)])),
  parties: { LATER: '稍后补', NOW: '现在填' },
  tradeTerm: { '': '未定' },
  blType: { '': '未定', ORIGINAL: '正本', TELEX: '电放', SWB: '海运单 SWB' },
  blOwner: { '': '未定', HBL: '货代单 HBL', MBL: '船东单 MBL' },
  payTerm: { PRE: '预付', COL: '到付' },
  settleType: { TICKET: '票结', MONTHLY: '月结' },
  currency,
  payType: { BANK: '银行转账', ONLINE: '在线支付', ACCEPTANCE: '承兑', CREDIT: '信用额度' },
  'services.truck.dgVehicle': { Y: '危险品车', N: '普通车' },
  'services.customs.mode': { ENTRUST: '委托报关', OWN_PAPERS: '自带单证' },
  'services.certificates.kind': { PACKING: '危包证', REPORT: '鉴定报告', BOTH: '危包证与鉴定报告' },
  'services.insurance.currency': currency,
  'services.destination.kind': { CLEARANCE: '清关', DELIVERY: '派送', BOTH: '清关与派送' },
  'services.handling.kind': { FUMIGATION: '熏蒸', PALLET: '打托', LASHING: '加固' },
  'invoice.invoiceType': { NORMAL: '增值税普票(电子)', SPECIAL: '增值税专票(电子)' },
};

export const pointName = (code = ''): string => point[code] ?? code;

const none: CodeNames = {};

/** One code of a field, or several divided by commas; a list that came with the page goes before ours. */
export function choiceName(path: string, codes: string, listed?: CodeNames): string {
  const ours = choiceNames[patternOf(path)] ?? none;
  return namesOfCodes(codes, listed === undefined ? ours : { ...ours, ...listed });
}
