import type { RestrictionText } from '#contract/calls/operator-restrictions.ts';
import { isExplosive } from '#domain/dangerous-goods/class-match.ts';
import { readUnNumber } from '#domain/dangerous-goods/numbers.ts';
import { hasPackingGroup } from '#domain/dangerous-goods/packing-group.ts';
import {
  compatibilityGroups,
  GOODS_CONDITIONS,
  limitedScopes,
  packingGroups,
  SPECIAL_PROVISION,
} from '#domain/dangerous-goods/restrictions.ts';
import { toFailure } from '#domain/failure.ts';
import { dgClasses } from '#domain/reference/dangerous-classes.ts';
import { CHINA, instantOf, localTime } from '#domain/schedule/zone.ts';
import type {
  ConsiderRequest,
  DraftErrors,
  DraftField,
  EndRequest,
  OperatorRestrictionsContext,
  Restriction,
  RestrictionDraft,
  SaveRequest,
} from './operator-restrictions.types.ts';

export const noDraft = { of: null, draft: null, errors: {}, considered: null, theirs: null } as const;

export const noResult = { done: null, failure: null } as const;

export const emptyDraft: RestrictionDraft = {
  partyKind: 'carrier',
  ...{ partyCode: '', dgClass: '', unNo: '', subsidiaryClass: '', compatibilityGroup: '', packingGroup: '' },
  ...{ specialProvision: '', limitedQuantity: '', limitKg: '', source: '', validFrom: '', validTo: '' },
};

const timeShape = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})/u;
const two = (part: number) => String(part).padStart(2, '0');

/** Formats an instant for a field of date and time. */
export function timeText(instant: number | null): string {
  if (instant === null) return '';
  const { year, month, day, hour, minute } = localTime(instant, CHINA);
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`;
}

/** Converts a wall clock time in Shanghai to an instant; an unedited time keeps its seconds. */
function instantIn(text: string, before: number | null): number | null {
  if (text === timeText(before)) return before;
  const parts = timeShape.exec(text);
  if (parts === null) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts.slice(1).map(Number);
  return instantOf({ year, month, day, hour, minute, second: 0 }, CHINA);
}

export const draftOf = (row: Restriction): RestrictionDraft => ({
  partyKind: row.partyKind,
  partyCode: row.partyCode,
  dgClass: row.dgClass ?? '',
  unNo: row.unNo ?? '',
  subsidiaryClass: row.subsidiaryClass ?? '',
  compatibilityGroup: row.compatibilityGroup ?? '',
  packingGroup: row.packingGroup ?? '',
  specialProvision: row.specialProvision ?? '',
  limitedQuantity: row.limitedQuantity ?? '',
  limitKg: row.limitKg === null ? '' : String(row.limitKg),
  source: row.source,
  validFrom: timeText(row.validFrom),
  validTo: timeText(row.validTo),
});

const kilograms = /^[1-9]\d{0,5}$/u;

/** Only class 1 has compatibility groups. */
export const hasCompatibilityGroups = isExplosive;

export const mayNamePackingGroup = (dgClass: string): boolean => dgClass === '' || hasPackingGroup(dgClass);

/** Sets one field and clears conditions that the class cannot have. */
export function withTyped(draft: RestrictionDraft, field: DraftField, value: string): RestrictionDraft {
  const typed = { ...draft, [field]: value };
  return {
    ...typed,
    ...(hasCompatibilityGroups(typed.dgClass) ? {} : { compatibilityGroup: '' }),
    ...(mayNamePackingGroup(typed.dgClass) ? {} : { packingGroup: '' }),
    ...(typed.subsidiaryClass === typed.dgClass ? { subsidiaryClass: '' } : {}),
  };
}

/** Returns the errors that prevent a preview. */
export function errorsOf(draft: RestrictionDraft | null): DraftErrors {
  if (draft === null) return {};
  const { partyCode, unNo, specialProvision, limitKg, source, validFrom, validTo } = draft;
  return {
    ...(partyCode.trim() === '' ? { partyCode: 'MISSING' } : {}),
    ...(GOODS_CONDITIONS.every((condition) => draft[condition].trim() === '') ? { dgClass: 'NO_GOODS' } : {}),
    ...(unNo.trim() !== '' && readUnNumber(unNo) === null ? { unNo: 'NOT_A_NUMBER' } : {}),
    ...(specialProvision.trim() !== '' && !SPECIAL_PROVISION.test(specialProvision.trim())
      ? { specialProvision: 'NOT_A_PROVISION' }
      : {}),
    ...(limitKg.trim() !== '' && !kilograms.test(limitKg.trim()) ? { limitKg: 'NOT_KILOGRAMS' } : {}),
    ...(source.trim() === '' ? { source: 'MISSING' } : {}),
    ...(validFrom !== '' && validTo !== '' && validTo <= validFrom ? { validTo: 'BEFORE_START' } : {}),
  };
}

export const isSound = (draft: RestrictionDraft | null): boolean => Object.keys(errorsOf(draft)).length === 0;

/** At least one of these is required: editing one clears the error of all. */
const GOODS: readonly DraftField[] = GOODS_CONDITIONS;

export const errorsWithout = (errors: DraftErrors, field: DraftField): DraftErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(([name]) => name !== field && !(GOODS.includes(field) && name === 'dgClass')),
  );

const orNull = (text: string) => (text.trim() === '' ? null : text.trim());

/** The goods that the draft restricts. */
export const conditionsOf = (draft: RestrictionDraft) => ({
  dgClass: orNull(draft.dgClass),
  unNo: readUnNumber(draft.unNo),
  subsidiaryClass: dgClasses.find(({ code }) => code === draft.subsidiaryClass)?.code ?? null,
  compatibilityGroup: compatibilityGroups.find((one) => one === draft.compatibilityGroup) ?? null,
  packingGroup: packingGroups.find((one) => one === draft.packingGroup) ?? null,
  specialProvision: orNull(draft.specialProvision),
  limitedQuantity: limitedScopes.find((one) => one === draft.limitedQuantity) ?? null,
  limitKg: draft.limitKg.trim() === '' ? null : Number(draft.limitKg),
});

/** Converts the draft to a request. */
function restrictionOf(draft: RestrictionDraft, of: Restriction | null): RestrictionText {
  return {
    partyKind: draft.partyKind,
    partyCode: draft.partyCode.trim().toUpperCase(),
    ...conditionsOf(draft),
    source: draft.source.trim(),
    validFrom: instantIn(draft.validFrom, of?.validFrom ?? null),
    validTo: instantIn(draft.validTo, of?.validTo ?? null),
  };
}

export const considerOf = ({ of, draft }: OperatorRestrictionsContext): ConsiderRequest => ({
  of: of === null ? null : { id: of.id, version: of.version },
  restriction: restrictionOf(draft ?? emptyDraft, of),
});

export const saveOf = (context: OperatorRestrictionsContext): SaveRequest => ({
  ...considerOf(context),
  key: context.considered?.key ?? '',
});

export const endOf = ({ of }: OperatorRestrictionsContext): EndRequest => ({
  id: of?.id ?? '',
  version: of?.version ?? 0,
});

const isField = (name: string): name is DraftField => name in emptyDraft;

/** Reads the server's field errors: paths such as `restriction.unNo` or `unNo`. */
export function receivedErrors(error: unknown): DraftErrors {
  const failure = toFailure(error);
  const fields = failure.kind === 'refused' ? (failure.fields ?? {}) : {};
  return Object.fromEntries(
    Object.entries(fields).flatMap(([path, message]) => {
      const name = path.replace(/^restriction\./u, '');
      return isField(name) ? [[name, { message }]] : [];
    }),
  );
}
