import type { UnRow } from '#domain/dangerous-goods/un-list/row.ts';
import { exemptionByTechnicalName, exemptionOf } from './exemptions.ts';
import { matches, type Reading, readingsOf } from './reading.ts';
import { CLASSES, mixedStowage, type TableValue, tableCell } from './table.ts';

export interface OracleAnswer {
  value: TableValue | 'NOT_TOGETHER';
  /** The cell, code or paragraph, such as TABLE 3x5.1, SG6 TABLE 3x5.1, SG36 and 7.2.6.1; the first of several as strict. */
  decidedBy: string;
  /** The list does not say something that could make the answer stricter. */
  inDoubt: boolean;
  /** The value where every condition of a code that the list does not settle counts as met, at its strictest. */
  ifConditionsMet: TableValue | 'NOT_TOGETHER';
}

interface Finding {
  value: OracleAnswer['value'];
  decidedBy: string;
}

const strictnessOf = (value: OracleAnswer['value']): number => (value === 'NOT_TOGETHER' ? 5 : value);
const isStricter = (one: Finding, other: Finding): boolean => strictnessOf(one.value) > strictnessOf(other.value);

function nameCell(one: string, other: string): string {
  const [first, second] = CLASSES.indexOf(one) <= CLASSES.indexOf(other) ? [one, other] : [other, one];
  return `TABLE ${first}x${second}`;
}

const cells = new Map<string, Finding>();
for (const one of CLASSES)
  for (const other of CLASSES)
    cells.set(`${one}x${other}`, { value: tableCell(one, other) ?? 0, decidedBy: nameCell(one, other) });

function findInTable(one: Reading, other: Reading): Finding {
  for (const [here, there] of [
    [one, other],
    [other, one],
  ] as const)
    for (const none of here.noneFrom) if (there.mainClass === none.class) return { value: 0, decidedBy: none.code };

  let found: Finding = { value: 0, decidedBy: 'UNKNOWN CLASS' };
  for (const here of one.tableClasses)
    for (const there of other.tableClasses) {
      const cell = cells.get(`${here.name}x${there.name}`) as Finding;
      if (found.decidedBy !== 'UNKNOWN CLASS' && !isStricter(cell, found)) continue;
      const codes = [...new Set([here.code, there.code])].filter(Boolean).sort().join(' ');
      found = codes === '' ? cell : { value: cell.value, decidedBy: `${codes} ${cell.decidedBy}` };
    }
  return found;
}

/** 7.2.7.1.4. */
function findBetweenExplosives(one: Reading, other: Reading): Finding {
  const groups = [one.compatibilityGroup ?? '', other.compatibilityGroup ?? ''].sort();
  const decidedBy = `7.2.7.1.4 ${groups.join('x')}`;
  const mixed = mixedStowage(groups[0] as string, groups[1] as string);
  const areArticles = ![one, other].some((good) => good.isExplosiveSubstance || good.isFirework);
  const isAllowed = mixed === 'ALLOWED' || (mixed === 'ARTICLES_ONLY' && areArticles);
  return { value: isAllowed ? 0 : 'NOT_TOGETHER', decidedBy };
}

/** 7.2.6.1 and 7.2.6.2: between goods of one class their subsidiary hazards require nothing. */
function findInOneClass(one: Reading, other: Reading): Finding {
  if (one.mainClass === '1') return findBetweenExplosives(one, other);
  const lifted = findInTable(one, other);
  if (lifted.value !== 0) return { value: 0, decidedBy: '7.2.6.1' };
  return { value: 0, decidedBy: nameCell(one.mainClass as string, one.mainClass as string) };
}

function find(one: Reading, other: Reading): Finding {
  const isOneClass = one.mainClass !== null && one.mainClass === other.mainClass;
  let found = isOneClass ? findInOneClass(one, other) : findInTable(one, other);
  let isLifted = false;
  for (const [holder, good] of [
    [one, other],
    [other, one],
  ] as const)
    for (const demand of holder.demands) {
      const match = matches(demand.from, good, holder.mainClass === '1');
      if (match === 'NO') continue;
      if (match === 'BY_SUBSIDIARY_HAZARD' && isOneClass && holder.areCodesOfSubsidiaryHazards) isLifted = true;
      else if (demand.level > strictnessOf(found.value)) found = { value: demand.level, decidedBy: demand.code };
    }
  return isLifted && found.value === 0 ? { value: 0, decidedBy: '7.2.6.1' } : found;
}

/** The segregation that IMDG 42-24 requires between two rows of the list, written without the product's own rule. */
export function oracleOf(a: UnRow, b: UnRow): OracleAnswer {
  if (a.unNo === b.unNo) return { value: 0, decidedBy: 'SAME NUMBER', inDoubt: false, ifConditionsMet: 0 };
  if (a.unNo > b.unNo) return oracleOf(b, a);
  const exemption = exemptionOf(a.unNo, b.unNo);
  if (exemption !== undefined) return { value: 0, decidedBy: exemption, inDoubt: false, ifConditionsMet: 0 };

  const [one, other] = [readingsOf(a), readingsOf(b)];
  const known = find(one.known, other.known);
  const areOpen = one.strictest !== one.known || other.strictest !== other.known;
  const areConditional = one.conditionsMet !== one.known || other.conditionsMet !== other.known;
  const table = exemptionByTechnicalName(a.unNo, b.unNo);
  return {
    value: known.value,
    ifConditionsMet: areConditional ? find(one.conditionsMet, other.conditionsMet).value : known.value,
    decidedBy: table === undefined ? known.decidedBy : `${known.decidedBy} unless ${table}`,
    inDoubt:
      !one.isClassKnown || !other.isClassKnown || (areOpen && isStricter(find(one.strictest, other.strictest), known)),
  };
}
