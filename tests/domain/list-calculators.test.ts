import { describe, expect, test } from 'vitest';
import { type Aircraft, type AirLimit, airLimit, airLimitOfRows } from '#domain/air/limits.ts';
import { storedGoods } from '#domain/booking/stored-goods.ts';
import { isTankSufficient, liquidTankCodes } from '#domain/cargo/tank-code.ts';
import { listedExceptedQuantity } from '#domain/dangerous-goods/excepted-quantity.ts';
import { innerLimitOfRow, listedInnerLimit } from '#domain/dangerous-goods/limited-quantity.ts';
import { type LclAnswer, lclAnswerOfRow } from '#domain/dangerous-goods/refusals.ts';
import { fireCategoriesOfRow, listedFlash, storeAnswer } from '#domain/dangerous-goods/store-category.ts';
import type { UnRow } from '#domain/dangerous-goods/un-list/row.ts';
import { rowsOfGroup } from '#domain/dangerous-goods/un-list/rows.ts';
import { flexitankDescription } from '#domain/flexitank/fields.ts';
import { errorsAt } from '#domain/form/check.ts';
import { replaceAt } from '#domain/form/path.ts';
import type { RoadAnswer } from '#domain/road/answers.ts';
import { type TankNeed, tankNeedOf, tankNeedOfRow } from '#domain/tank/need.ts';
import { roadAnswer, roadAnswerOfRow, smallRoadLoad } from '#domain/truck/road-goods.ts';
import { flexitankContext, flexitankGlycerine } from '#tests/features/flexitank/order.ts';
import { unEntryOf, unList } from '#tests/kit/un-entries.ts';

const rows = unList.flatMap((entry) => entry.rows.map((row) => ({ entry, row })));
const nameOf = ({ unNo, packingGroup, variant }: UnRow) => [unNo, packingGroup, variant].filter(Boolean).join(' ');

const byName = new Map(rows.map(({ row }) => [nameOf(row), row]));

/** A row of the list as `1230 II` or `1950 5F` names it. */
function rowOf(name: string): UnRow {
  const row = byName.get(name);
  if (row === undefined) throw new Error(`no row is named ${name}`);
  return row;
}

/** The rows of which something does not hold. */
const except = (holds: (row: UnRow, entry: (typeof rows)[number]['entry']) => boolean): string[] =>
  rows.filter(({ row, entry }) => !holds(row, entry)).map(({ row }) => nameOf(row));

const isClassInDoubt = ({ dangerousClass, subsidiaryClasses }: UnRow) =>
  dangerousClass === null || subsidiaryClasses === null;

test('[3.14] the calculators cover every row', () => {
  expect([unList.length, rows.length]).toEqual([2347, 2880]);
});

describe('[3.14] the quantity a package may hold in an aircraft', () => {
  const MEASURED = /^(\d+(?:\.\d+)?)(kg|L)$/;
  const cellOf = (row: UnRow, aircraft: Aircraft) => (aircraft === 'PAX' ? row.airPassenger : row.airCargo);

  test.each<Aircraft>(['PAX', 'CAO'])(
    'of every row in %s: X refuses, a figure limits, all else is unknown',
    (aircraft) => {
      const kindOf = (text: string | null): AirLimit['kind'] => {
        if (text === 'X') return 'FORBIDDEN';
        if (text === 'No limit') return 'NO_LIMIT';
        return text !== null && MEASURED.test(text) ? 'LIMIT' : 'UNKNOWN';
      };
      expect(except((row) => airLimitOfRows([row], aircraft).kind === kindOf(cellOf(row, aircraft)))).toEqual([]);
    },
  );

  test.each<Aircraft>(['PAX', 'CAO'])(
    'of every number and group in %s nothing forbidden in each row is taken',
    (aircraft) => {
      const wrong = unList.flatMap((entry) =>
        ['', ...entry.packingGroups].flatMap((group) => {
          const cells = rowsOfGroup(entry, group).map((row) => cellOf(row, aircraft));
          const { kind } = airLimit(entry, group, aircraft);
          const isNowhereTaken = cells.every((cell) => cell === 'X' || cell === null);
          const isRight = cells.every((cell) => cell === 'X')
            ? kind === 'FORBIDDEN'
            : !isNowhereTaken || kind === 'UNKNOWN' || kind === 'FORBIDDEN';
          return isRight ? [] : [`${entry.unNo} ${group}`];
        }),
      );
      expect(wrong).toEqual([]);
    },
  );

  // [row, passenger aircraft, freighter, what the row shows]
  test.each<[string, string, string, string]>([
    ['0012', '25 kg', '100 kg', 'inert cartridges of 1.4S fly with passengers'],
    ['0336', 'FORBIDDEN', '75 kg', 'fireworks of 1.4G fly in a freighter alone'],
    ['0081', 'FORBIDDEN', 'FORBIDDEN', 'a blasting explosive flies nowhere'],
    ['1017', 'FORBIDDEN', 'FORBIDDEN', 'chlorine, a toxic gas'],
    ['1011', 'FORBIDDEN', '150 kg', 'butane, a flammable gas'],
    ['1072', '75 kg', '150 kg', 'oxygen'],
    ['1977', '50 kg', '500 kg', 'nitrogen, liquid'],
    ['1230 II', '1 L', '60 L', 'methanol: the second hazard narrows the cabin limit'],
    ['1170 II', '5 L', '60 L', 'ethanol of group II'],
    ['1170 III', '60 L', '220 L', 'the same of group III'],
    ['1263 I', '1 L', '30 L', 'paint of group I'],
    ['1338 III', '25 kg', '100 kg', 'amorphous phosphorus, solid: kilograms'],
    ['1361 III', 'FORBIDDEN', 'FORBIDDEN', 'carbon, self-heating'],
    ['1402 I', 'FORBIDDEN', '15 kg', 'calcium carbide of group I'],
    ['1402 II', '15 kg', '50 kg', 'the same of group II'],
    ['1495 II', '5 kg', '25 kg', 'sodium chlorate'],
    ['2014 II', 'UNKNOWN', 'UNKNOWN', 'hydrogen peroxide: it depends on the strength within the row'],
    ['3105', '5 L', '10 L', 'an organic peroxide'],
    ['1098 I', 'FORBIDDEN', 'FORBIDDEN', 'allyl alcohol, toxic when inhaled'],
    ['1547 II', '5 L', '60 L', 'aniline'],
    ['2814', 'UNKNOWN', 'UNKNOWN', 'infectious: 50 mL or 50 g is no single figure'],
    ['2912', 'UNKNOWN', 'UNKNOWN', 'radioactive: limited by activity'],
    ['1790 I', '0.5 L', '2.5 L', 'hydrofluoric acid above 60 %'],
    ['2031 II 65-70%', 'FORBIDDEN', '30 L', 'nitric acid that oxidizes'],
    ['2031 II <65%', 'UNKNOWN', '30 L', 'weaker nitric acid, the cabin in doubt'],
    ['3077 III', 'NO_LIMIT', 'NO_LIMIT', 'environmentally hazardous solids'],
    ['3480', 'FORBIDDEN', '35 kg', 'lithium ion batteries by themselves'],
    ['1950 5F', 'UNKNOWN', '150 kg', 'flammable aerosols, the cabin in doubt'],
    ['1950 5T', 'FORBIDDEN', 'FORBIDDEN', 'toxic aerosols'],
  ])('UN %s: %s and %s (%s)', (name, passenger, cargo) => {
    const textOf = (limit: AirLimit) => ('amount' in limit ? `${limit.amount} ${limit.unit}` : limit.kind);
    const row = rowOf(name);
    expect([textOf(airLimitOfRows([row], 'PAX')), textOf(airLimitOfRows([row], 'CAO'))]).toEqual([passenger, cargo]);
  });

  test('goods that may be of rows with different limits have no limit', () => {
    expect(airLimitOfRows(unEntryOf('1950').rows, 'CAO')).toEqual({ kind: 'UNKNOWN' });
    expect(airLimitOfRows([rowOf('2215 III molten'), rowOf('2215 III solid')], 'CAO')).toEqual({ kind: 'UNKNOWN' });
    expect(airLimitOfRows([], 'PAX')).toEqual({ kind: 'UNKNOWN' });
  });
});

describe('[4.31] the tank that goods travel in', () => {
  /** IMDG 4.2.5.2.5 as printed: the instructions that stand in for each. */
  const PRINTED: Readonly<Record<string, string>> = {
    T1: 'T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 T13 T14 T15 T16 T17 T18 T19 T20 T21 T22',
    T2: 'T4 T5 T7 T8 T9 T10 T11 T12 T13 T14 T15 T16 T17 T18 T19 T20 T21 T22',
    T3: 'T4 T5 T6 T7 T8 T9 T10 T11 T12 T13 T14 T15 T16 T17 T18 T19 T20 T21 T22',
    T4: 'T5 T7 T8 T9 T10 T11 T12 T13 T14 T15 T16 T17 T18 T19 T20 T21 T22',
    T5: 'T10 T14 T19 T20 T22',
    T6: 'T7 T8 T9 T10 T11 T12 T13 T14 T15 T16 T17 T18 T19 T20 T21 T22',
    T7: 'T8 T9 T10 T11 T12 T13 T14 T15 T16 T17 T18 T19 T20 T21 T22',
    T8: 'T9 T10 T13 T14 T19 T20 T21 T22',
    T9: 'T10 T13 T14 T19 T20 T21 T22',
    T10: 'T14 T19 T20 T22',
    T11: 'T12 T13 T14 T15 T16 T17 T18 T19 T20 T21 T22',
    T12: 'T14 T16 T18 T19 T20 T22',
    T13: 'T14 T19 T20 T21 T22',
    T14: 'T19 T20 T22',
    T15: 'T16 T17 T18 T19 T20 T21 T22',
    T16: 'T18 T19 T20 T22',
    T17: 'T18 T19 T20 T21 T22',
    T18: 'T19 T20 T22',
    T19: 'T20 T22',
    T20: 'T22',
    T21: 'T22',
    T22: '',
  };
  test.each(liquidTankCodes)('substitutes of a %s', (required) => {
    const found = liquidTankCodes.filter((offered) => offered !== required && isTankSufficient(required, offered));
    expect(found.join(' ')).toBe(PRINTED[required]);
  });

  test('of every row: no tank from a dash, none from a doubt, and solids in no liquid tank', () => {
    const kindOf = ({ tankInstruction: code, tankProvisions }: UnRow): TankNeed['kind'] => {
      if (code === null) return 'UNKNOWN';
      if (code === '-') return 'NONE';
      if (['T23', 'T50', 'T75'].includes(code)) return 'GAS';
      return tankProvisions?.some((one) => ['TP4', 'TP5', 'TP9', 'TP31', 'TP32', 'TP33'].includes(one))
        ? 'ASKED'
        : 'LIQUID';
    };
    expect(except((row) => tankNeedOfRow(row).kind === kindOf(row))).toEqual([]);
    const isListed = (row: UnRow) => {
      const need = tankNeedOfRow(row);
      return need.kind !== 'LIQUID' || need.isInDoubt === (row.tankProvisions === null);
    };
    expect(except(isListed)).toEqual([]);
  });

  test('of every number: goods without a group get the strictest of their rows', () => {
    const wrong = unList.filter((entry) => {
      const whole = tankNeedOf(entry, '');
      const kinds = entry.rows.map((row) => tankNeedOfRow(row).kind);
      return whole.kind === 'LIQUID' && kinds.some((kind) => kind !== 'LIQUID');
    });
    expect(wrong.map(({ unNo }) => unNo)).toEqual([]);
  });

  const liquid = (code: string, provision: 'TP1' | 'TP2' | 'TP3', isInDoubt = false): TankNeed => ({
    ...{ kind: 'LIQUID', code, provision, isInDoubt },
  });
  // [row, tank, what the row shows]
  test.each<[string, TankNeed, string]>([
    ['0081', { kind: 'NONE' }, 'explosives have no instruction'],
    ['1005', { kind: 'GAS', code: 'T50' }, 'ammonia, liquefied'],
    ['1072', { kind: 'NONE' }, 'oxygen, compressed: in cylinders'],
    ['1977', { kind: 'GAS', code: 'T75' }, 'nitrogen, cold'],
    ['1203 II', liquid('T4', 'TP1'), 'petrol'],
    ['1230 II', liquid('T7', 'TP2'), 'methanol'],
    ['1263 III', liquid('T2', 'TP1'), 'paint: TP29 lowers the pressure, not the filling'],
    ['1987 III', liquid('T4', 'TP2', true), 'alcohols: the sources differ in TP, filled by the stricter one'],
    ['2924 I', liquid('T14', 'TP2'), 'flammable and corrosive of group I'],
    ['1350 III', { kind: 'ASKED', code: 'T1', why: 'SOLID' }, 'sulphur in pieces: TP33'],
    ['2448 III', liquid('T1', 'TP3'), 'sulphur, molten'],
    ['1338 III', { kind: 'ASKED', code: 'T1', why: 'SOLID' }, 'amorphous phosphorus'],
    ['1381 I', { kind: 'ASKED', code: 'T9', why: 'SOLID' }, 'white phosphorus travels solid: TP31'],
    ['1428 I', { kind: 'ASKED', code: 'T9', why: 'SOLID' }, 'sodium: TP7 and TP33'],
    ['1408 III', { kind: 'UNKNOWN' }, 'ferrosilicon: the instruction in doubt'],
    ['2626 II', { kind: 'UNKNOWN' }, 'chloric acid: the instruction in doubt'],
    ['1495 II', { kind: 'ASKED', code: 'T3', why: 'SOLID' }, 'sodium chlorate, solid'],
    ['2015 I', liquid('T9', 'TP2'), 'strong hydrogen peroxide'],
    ['3375 II', { kind: 'ASKED', code: 'T1', why: 'APPROVAL' }, 'an emulsion that an authority approves: TP9'],
    ['3105', { kind: 'NONE' }, 'an organic peroxide of type D'],
    ['3109', { kind: 'GAS', code: 'T23' }, 'one of type F: a tank of its own'],
    ['1098 I', liquid('T20', 'TP2'), 'allyl alcohol'],
    ['2312 II', liquid('T7', 'TP3'), 'phenol, molten'],
    ['1689 I', { kind: 'ASKED', code: 'T6', why: 'SOLID' }, 'sodium cyanide'],
    ['2912', { kind: 'ASKED', code: 'T5', why: 'DEGREE' }, 'radioactive: TP4'],
    ['1744 I', liquid('T22', 'TP2'), 'bromine'],
    ['1829 I', { kind: 'ASKED', code: 'T20', why: 'DEGREE' }, 'sulphur trioxide: 90 %, TP4'],
    ['1830 II', liquid('T8', 'TP2'), 'sulphuric acid: no opening below'],
    ['3082 III', liquid('T4', 'TP1'), 'environmentally hazardous liquids'],
    ['3480', { kind: 'NONE' }, 'batteries'],
  ])('UN %s in %o (%s)', (name, need) => {
    expect(tankNeedOfRow(rowOf(name))).toEqual(need);
  });
});

describe('[3.14] the fire category of a store', () => {
  const kinds = ['甲类', '乙类', '丙类', '罐区'];

  test('of every row: null when in doubt, and flammable goods are never accepted by a 丙 store', () => {
    const isCareful = (row: UnRow, entry: (typeof unList)[number]) => {
      const categories = fireCategoriesOfRow(row, listedFlash(entry));
      if (isClassInDoubt(row)) return kinds.every((kind) => storeAnswer([kind], categories) === 'ASK');
      const classes = [row.dangerousClass!, ...row.subsidiaryClasses!];
      const isBurning = classes.some((one) => /^(?:1|2\.1|3$|4|5)/.test(one));
      return !isBurning || storeAnswer(['丙类'], categories) !== 'TAKEN';
    };
    expect(except(isCareful)).toEqual([]);
  });

  test('of every number without a group: the stricter one of its groups counts', () => {
    const wrong = unList.filter((entry) => {
      const { categories, packingGroup } = storedGoods({ unNo: entry.unNo }, entry);
      const may = rowsOfGroup(entry, packingGroup ?? '');
      const each = may.map((row) => fireCategoriesOfRow(row, listedFlash(entry)));
      if (categories === null) return !each.includes(null);
      return each.some((one) => one === null || one.some((category) => !categories.includes(category)));
    });
    expect(wrong.map(({ unNo }) => unNo)).toEqual([]);
  });

  // [row, categories, what the row shows]
  test.each<[string, string | null, string]>([
    ['0012', null, 'explosives lie in a store of their own'],
    ['1049', '甲乙', 'hydrogen: 甲 under a lower limit of 10 %, which the list does not say'],
    ['1072', '乙', 'oxygen feeds a fire'],
    ['1977', '', 'nitrogen asks for no category'],
    ['1005', null, 'ammonia is 乙 and has no 2.1: the list does not decide'],
    ['1017', '乙', 'chlorine: 2.3 with 5.1'],
    ['1230 II', '甲', 'methanol flashes at 11 ℃'],
    ['1263 III', '甲乙', 'group III flashes from 23 to 60 ℃'],
    ['1170 II', '甲', 'group II flashes under 23 ℃'],
    ['3473', '甲乙', 'fuel cells: class 3 without a group'],
    ['1350 III', '甲乙', 'sulphur is 乙, phosphorus of the same row form 甲'],
    ['3223', '甲', 'self-reactive'],
    ['3531 III', null, 'what polymerizes is in no list of examples'],
    ['1381 I', '甲', 'white phosphorus, pyrophoric'],
    ['1361 III', '甲乙', 'carbon heats by itself'],
    ['1428 I', '甲', 'sodium with water'],
    ['1402 II', '甲乙', 'calcium carbide of group II'],
    ['2015 I', '甲', 'an oxidizer of group I'],
    ['1942 III', '甲乙', 'ammonium nitrate'],
    ['3105', '甲', 'organic peroxides'],
    ['2312 II', '', 'phenol is toxic and does not flash in class 3'],
    ['1098 I', '甲乙', 'toxic, and flammable besides'],
    ['1613 I', null, 'its subsidiary class is in doubt'],
    ['2814', null, 'infectious'],
    ['2912', null, 'radioactive'],
    ['1789 II', '', 'hydrochloric acid'],
    ['1831 I', null, 'fuming sulphuric acid oxidizes without a 5.1'],
    ['2031 I', null, 'nitric acid above 70 %: an acid of group I besides'],
    ['2031 II 65-70%', '甲乙', 'nitric acid that oxidizes'],
    ['2211 III', null, 'beads that give off a flammable vapour'],
    ['3480', null, 'lithium batteries'],
  ])('UN %s: %s (%s)', (name, categories) => {
    const row = rowOf(name);
    const found = fireCategoriesOfRow(row, listedFlash(unEntryOf(row.unNo)));
    expect(found?.join('') ?? null).toBe(categories);
  });

  test('the shipper’s sheet decides the flash point and hides no other hazard', () => {
    const stored = (unNo: string, flashPoint: string) => storedGoods({ unNo, flashPoint }, unEntryOf(unNo)).categories;
    expect([stored('1263', '62'), stored('1263', '30'), stored('1789', '62')]).toEqual([['丙'], ['乙'], ['丙']]);
    expect([stored('1428', '200'), stored('3105', '80'), stored('3480', '100')]).toEqual([['甲'], ['甲'], null]);
  });
});

describe('[1.10b] the road answer', () => {
  test('of every row: prohibited goods are refused, doubts need an enquiry', () => {
    const isCareful = (row: UnRow, entry: (typeof unList)[number]) => {
      const answer = roadAnswerOfRow(row, entry);
      if (row.notes.includes('prohibited by road')) return answer === 'REFUSED';
      if (isClassInDoubt(row) || row.transportCategory === null) return answer !== 'CARRIED';
      return !/^(?:1\.|6\.2|7)/.test(row.dangerousClass!) || answer === 'REFUSED';
    };
    expect(except(isCareful)).toEqual([]);
  });

  test('of every number: carried without an enquiry only if every row is', () => {
    const wrong = unList.filter(
      (entry) =>
        roadAnswer(entry, [entry.mainClass]) === 'CARRIED' &&
        entry.rows.some((row) => roadAnswerOfRow(row, entry) !== 'CARRIED'),
    );
    expect(wrong.map(({ unNo }) => unNo)).toEqual([]);
  });

  // [row, answer, load that ADR relieves, what the row shows]
  test.each<[string, RoadAnswer, string | null, string]>([
    ['0012', 'REFUSED', null, 'explosives; any load of category 4 is relieved'],
    ['0081', 'REFUSED', '50', 'category 1, note a'],
    ['0190', 'REFUSED', '0', 'samples of any division'],
    ['1005', 'ASK', '50', 'ammonia: 2.3, and note a'],
    ['1017', 'ASK', '50', 'chlorine, note a'],
    ['1011', 'CARRIED', '333', 'butane'],
    ['1977', 'CARRIED', '1000', 'nitrogen'],
    ['2186', 'REFUSED', null, 'cold hydrogen chloride: prohibited'],
    ['1230 II', 'CARRIED', '333', 'methanol'],
    ['1263 I', 'CARRIED', '20', 'paint of group I'],
    ['1263 III', 'CARRIED', '1000', 'paint of group III: the hazard number in doubt is for tanks'],
    ['1350 III', 'CARRIED', '1000', 'sulphur'],
    ['1361 III', 'ASK', null, 'self-heating, category 4'],
    ['1402 I', 'ASK', '20', 'with water'],
    ['1495 II', 'CARRIED', '333', 'sodium chlorate'],
    ['1942 III', 'CARRIED', '1000', 'ammonium nitrate'],
    ['3105', 'ASK', '333', 'organic peroxides'],
    ['3097 II', 'REFUSED', null, 'a solid of 4.1 with 5.1: prohibited'],
    ['1613 I', 'ASK', '0', 'its subsidiary class is in doubt'],
    ['1689 I', 'ASK', '20', 'sodium cyanide: highly toxic'],
    ['1547 II', 'CARRIED', '333', 'aniline'],
    ['2814', 'REFUSED', '0', 'infectious'],
    ['2912', 'REFUSED', '0', 'radioactive'],
    ['1789 II', 'CARRIED', '333', 'hydrochloric acid'],
    ['1798 I', 'REFUSED', null, 'aqua regia: prohibited'],
    ['2315 II', 'ASK', '0', 'PCB: category 0'],
    ['1845', 'ASK', null, 'dry ice: ADR names no category'],
    ['3480', 'CARRIED', '333', 'lithium batteries'],
    ['3082 III', 'CARRIED', '1000', 'environmentally hazardous liquids'],
    ['3334', 'ASK', null, 'goods of the air alone: ADR does not list them'],
  ])('UN %s: %s, up to %s (%s)', (name, answer, load) => {
    const row = rowOf(name);
    expect([roadAnswerOfRow(row, unEntryOf(row.unNo)), smallRoadLoad(row)]).toEqual([answer, load]);
  });
});

describe('[4.31] goods accepted in consolidation', () => {
  const STRICT = ['ACCEPTED', 'ASK', 'REFUSED'];

  test('of every row: never taken while its classes are in doubt, never laxer than its worst class', () => {
    const isCareful = (row: UnRow, entry: (typeof unList)[number]) => {
      const answer = lclAnswerOfRow(row, entry);
      if (isClassInDoubt(row)) return answer !== 'ACCEPTED';
      const classes = [row.dangerousClass!, ...row.subsidiaryClasses!];
      const refused = classes.some((one) => /^(?:1(?:\.|$)|2\.3|4\.2|4\.3|5\.2|6\.2|7)/.test(one));
      return STRICT.includes(answer) && (!refused || answer === 'REFUSED');
    };
    expect(except(isCareful)).toEqual([]);
  });

  test.each<[string, LclAnswer, string]>([
    ['0012', 'REFUSED', 'explosives'],
    ['1011', 'ASK', 'a flammable gas'],
    ['1072', 'ASK', 'oxygen: 2.2 with 5.1'],
    ['1017', 'REFUSED', 'a toxic gas'],
    ['1950 5F', 'ASK', 'flammable aerosols'],
    ['1230 II', 'ACCEPTED', 'methanol: 3 with 6.1 of group II'],
    ['1263 I', 'ASK', 'paint of group I'],
    ['1263 III', 'ACCEPTED', 'paint of group III'],
    ['3473', 'ASK', 'class 3 without a group'],
    ['1350 III', 'ACCEPTED', 'sulphur: 4.1 of group III'],
    ['3222', 'ASK', 'self-reactive of type B'],
    ['3223', 'ASK', 'self-reactive of type C'],
    ['1361 II', 'REFUSED', 'self-heating'],
    ['1402 II', 'REFUSED', 'with water'],
    ['1495 II', 'ASK', 'an oxidizer'],
    ['3105', 'REFUSED', 'organic peroxides'],
    ['1098 I', 'REFUSED', 'toxic of group I'],
    ['1547 II', 'ACCEPTED', 'aniline'],
    ['1613 I', 'REFUSED', 'toxic of group I, whatever its subsidiary class'],
    ['2814', 'REFUSED', 'infectious'],
    ['2912', 'REFUSED', 'radioactive'],
    ['1789 II', 'ACCEPTED', 'hydrochloric acid'],
    ['2031 II 65-70%', 'ASK', 'nitric acid that oxidizes'],
    ['2031 II <65%', 'ACCEPTED', 'weaker nitric acid'],
    ['2794', 'ASK', 'batteries of class 8 have no group'],
    ['3082 III', 'ACCEPTED', 'class 9'],
  ])('UN %s: %s (%s)', (name, answer) => {
    const row = rowOf(name);
    expect(lclAnswerOfRow(row, unEntryOf(row.unNo))).toBe(answer);
  });
});

describe('[4.31] limited and excepted quantities', () => {
  test('of every row: no quantity from a zero, E0 or a doubt', () => {
    const isCareful = (row: UnRow) => {
      const isNone = row.limitedQuantity === null || row.limitedQuantity === '0';
      const isNotExcepted = row.exceptedQuantity === null || row.exceptedQuantity === 'E0';
      return (
        (innerLimitOfRow(row) === null) === isNone &&
        (listedExceptedQuantity([row])?.code ?? null) === (isNotExcepted ? null : row.exceptedQuantity)
      );
    };
    expect(except(isCareful)).toEqual([]);
  });

  test('of every number: the least of its rows, none where one has none', () => {
    const wrong = unList.filter((entry) => {
      const least = listedInnerLimit(entry.rows);
      return entry.rows.some((row) => {
        const limit = innerLimitOfRow(row);
        return limit === null ? least !== null : least !== null && Number(least) > Number(limit);
      });
    });
    expect(wrong.map(({ unNo }) => unNo)).toEqual([]);
  });

  // [row, litres or kilograms of an inner pack, excepted code, what the row shows]
  test.each<[string, string | null, string | null, string]>([
    ['0012', '5', null, 'cartridges: the one limited quantity of class 1'],
    ['1011', null, null, 'a flammable gas'],
    ['1977', '0.12', 'E1', 'nitrogen: 120 mL'],
    ['1950 5F', '1', null, 'aerosols: a litre'],
    ['1950 5T', '0.12', null, 'toxic aerosols: 120 mL'],
    ['1133 I', '0.5', 'E3', 'adhesives of group I: 500 mL'],
    ['1993 I', null, 'E3', 'flammable liquids of group I have none'],
    ['1230 II', '1', 'E2', 'methanol'],
    ['1263 II', '5', 'E2', 'paint of group II has 5 L, unlike its class'],
    ['1263 III', '5', 'E1', 'paint of group III'],
    ['3065 II', '5', 'E2', 'spirits of group II have 5 L'],
    ['3269 II', '5', null, 'resin kits: the excepted quantity in doubt'],
    ['1350 III', '5', 'E1', 'sulphur'],
    ['3222', '0.1', null, 'self-reactive of type B: 100 g'],
    ['1361 II', null, null, 'self-heating'],
    ['1402 II', '0.5', 'E2', 'calcium carbide: 500 g'],
    ['1495 II', '1', 'E2', 'sodium chlorate'],
    ['2015 I', null, null, 'an oxidizer of group I'],
    ['3105', '0.125', null, 'organic peroxides: 125 mL'],
    ['1098 I', null, null, 'toxic of group I'],
    ['1547 II', '0.1', 'E4', 'aniline: 100 mL'],
    ['1689 I', null, 'E5', 'sodium cyanide'],
    ['2814', null, null, 'infectious'],
    ['1743 II', null, 'E2', 'its limited quantity is in doubt'],
    ['1789 III', '5', 'E1', 'hydrochloric acid of group III'],
    ['2794', '1', null, 'batteries'],
    ['3077 III', '5', 'E1', 'class 9'],
    ['3480', null, null, 'lithium batteries'],
  ])('UN %s: %s, %s (%s)', (name, inner, excepted) => {
    const row = rowOf(name);
    expect([innerLimitOfRow(row), listedExceptedQuantity([row])?.code ?? null]).toEqual([inner, excepted]);
  });
});

test('[4.31] a flexitank takes no number of the list', () => {
  const wrong = unList.filter(({ unNo }) => {
    const form = replaceAt(flexitankGlycerine, 'cargo.0.unNumber', `UN${unNo}`);
    const found = errorsAt(flexitankDescription, form, flexitankContext, 'cargo.0.unNumber');
    return !found.some(({ code }) => code === 'FLEXITANK_DANGEROUS');
  });
  expect(wrong.map(({ unNo }) => unNo)).toEqual([]);
});
