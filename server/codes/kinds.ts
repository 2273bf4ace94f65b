import { and, eq, type SQL } from 'drizzle-orm';
import type { CodeToSave } from '#contract/calls/operator-codes.ts';
import type { CodeKind } from '#domain/reference/code-kinds.ts';
import { carriers, feeCodes, locations } from '../data/schema/reference.ts';

const placeKinds = { PORT: 'port', AIRPORT: 'airport', STATION: 'station', CITY: 'city' } as const;
type PlaceKind = keyof typeof placeKinds;

export type CodeTable = typeof carriers | typeof feeCodes | typeof locations;

export const tableOf = (kind: CodeKind): CodeTable =>
  kind === 'CARRIER' ? carriers : kind === 'FEE' ? feeCodes : locations;

/** Restricts a table to rows of a kind. */
export const ofKind = (kind: CodeKind): SQL | undefined =>
  kind === 'CARRIER' || kind === 'FEE' ? undefined : eq(locations.kind, placeKinds[kind]);

export const isCode = (kind: CodeKind, code: string): SQL | undefined =>
  and(ofKind(kind), eq(tableOf(kind).code, code));

type Fields = Readonly<Record<string, string>>;
type Of<Kind extends CodeKind> = Extract<CodeToSave, { kind: Kind }>['fields'];

const letter = (yes: boolean) => (yes ? 'Y' : 'N');

const carrierFields = ({ code, kind, nameCn, secondCode, dgCollect }: typeof carriers.$inferSelect): Fields => ({
  ...{ code, trade: kind, nameCn, secondCode: secondCode ?? '', dgCollect: letter(dgCollect) },
});

const feeFields = ({ code, nameCn, groupName, bases, currency, atCost }: typeof feeCodes.$inferSelect): Fields => ({
  ...{ code, nameCn, feeGroup: groupName, basis: bases.join(','), currency, atCost: letter(atCost) },
});

function placeFields({ kind, aliases, groupName, country, timezone, ...row }: typeof locations.$inferSelect): Fields {
  const { code, nameCn, nameEn, pinyin, initials } = row;
  const searched = { code, nameCn, nameEn, pinyin, initials, aliases: aliases.join(',') };
  return {
    ...searched,
    ...(kind === 'city' ? {} : { country, timezone }),
    ...(kind === 'airport' ? {} : { group: groupName }),
  };
}

/** Converts a row to the fields of the console. */
export function fieldsOf(row: CodeTable['$inferSelect']): Fields {
  if ('bases' in row) return feeFields(row);
  return 'pinyin' in row ? placeFields(row) : carrierFields(row);
}

const HOME = { country: 'CN', timezone: 'Asia/Shanghai' } as const;
const CHINESE_AIRPORTS = '国内';
const OTHER_AIRPORTS = '国际';

const listed = (text: string) =>
  text
    .split(/[,，]/)
    .map((one) => one.trim())
    .filter((one) => one !== '');

function placeColumns(input: Extract<CodeToSave, { kind: PlaceKind }>) {
  const { code, nameCn, nameEn, pinyin, initials, aliases } = input.fields;
  const { country, timezone } = input.kind === 'CITY' ? HOME : input.fields;
  const airports = country === HOME.country ? CHINESE_AIRPORTS : OTHER_AIRPORTS;
  const groupName = input.kind === 'AIRPORT' ? airports : input.fields.group;
  return {
    ...{ kind: placeKinds[input.kind], code, nameCn, nameEn, pinyin, initials, aliases: listed(aliases) },
    ...{ country, timezone, groupName },
    /** Foreign ports are grouped by trade lane. */
    lane: input.kind === 'PORT' && country !== HOME.country ? groupName : null,
  };
}

const carrierColumns = ({ code, trade, nameCn, secondCode, dgCollect }: Of<'CARRIER'>) => ({
  ...{ code, kind: trade, nameCn, secondCode: secondCode === '' ? null : secondCode, dgCollect: dgCollect === 'Y' },
});

const feeColumns = ({ code, nameCn, feeGroup, basis, currency, atCost }: Of<'FEE'>) => ({
  ...{ code, nameCn, groupName: feeGroup, bases: basis.split(','), currency, atCost: atCost === 'Y' },
});

/** Converts input to columns of the kind's table. */
export function columnsOf(input: CodeToSave) {
  if (input.kind === 'CARRIER') return { of: 'carriers', columns: carrierColumns(input.fields) } as const;
  if (input.kind === 'FEE') return { of: 'fees', columns: feeColumns(input.fields) } as const;
  return { of: 'places', columns: placeColumns(input) } as const;
}
