import './fields.ts';
import type { FieldKind } from '#domain/form/field.ts';
import type { CodeNames } from '#domain/reference/code-names.ts';
import { dgClasses } from '#domain/reference/dangerous-classes.ts';
import { packageCodes } from '#domain/reference/package-codes.ts';
import { segregationGroups } from '#domain/reference/segregation-groups.ts';
import { amendmentReplies as words } from '../orders/amendment.ts';
import { choiceName, currency, named, shareChoices } from './dictionary.ts';

export { choiceName };

const dangerousClass: CodeNames = { '': '无', ...named(dgClasses) };
const packages = named(packageCodes);

/** Names of the codes, by field. A form whose first step needs only the dictionary loads these and fields.ts with its later steps. */
shareChoices({
  'cargo.*.packageType': packages,
  'cargo.*.cargoCurrency': currency,
  'cargo.*.food': { Y: '是', N: '不是' },
  'cargo.*.dg.dgClass': dangerousClass,
  'cargo.*.dg.subRisk1': dangerousClass,
  'cargo.*.dg.subRisk2': dangerousClass,
  'cargo.*.dg.outerPackCode': packages,
  'cargo.*.dg.segregationGroups': Object.fromEntries(
    segregationGroups.map(({ code, nameCn }) => [code, `${nameCn}(${code})`]),
  ),
  parties: { LATER: '稍后补', NOW: '现在填' },
  tradeTerm: { '': '未定' },
  blType: { '': '未定', ORIGINAL: '正本', TELEX: '电放', SWB: '海运单 SWB' },
  blOwner: { '': '未定', HBL: '货代单 HBL', MBL: '船东单 MBL' },
  payTerm: { PRE: '预付', COL: '到付' },
  settleType: { TICKET: '票结', MONTHLY: '月结' },
  currency,
  payType: { BANK: '银行转账', ONLINE: '在线支付', ACCEPTANCE: '承兑', CREDIT: '信用额度' },
  'invoice.invoiceType': { NORMAL: '增值税普票(电子)', SPECIAL: '增值税专票(电子)' },
});

/** Formats the value of a field; empty for empty values. */
export function valueText({ kind, path }: { kind: FieldKind; path: string }, value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => one?.name ?? String(one)).join('、');
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value !== 'string' || value === '') return '';
  if (kind === 'minute') return value.replace('T', ' ');
  return kind === 'choice' || kind === 'choices' || kind === 'segregationGroups' ? choiceName(path, value) : value;
}
