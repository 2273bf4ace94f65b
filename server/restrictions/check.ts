import { and, eq, inArray } from 'drizzle-orm';
import type { RestrictionText } from '#contract/calls/operator-restrictions.ts';
import { CODE } from '#contract/codes.ts';
import { restrictionReplies as words } from '#copy/operator/replies.ts';
import { isExplosive } from '#domain/dangerous-goods/class-match.ts';
import { GOODS_CONDITIONS } from '#domain/dangerous-goods/restrictions.ts';
import { Refusal } from '../calls/refusal.ts';
import { carriers, locations } from '../data/schema/reference.ts';
import type { Reader } from '../market/fee-rates.ts';
import { isProvisionListed, readUnEntry } from '../un-list/read-entries.ts';
import { portKinds } from './list.ts';
import { vesselCode } from './parties.ts';

const wrong = (field: keyof RestrictionText, text: string) =>
  new Refusal(CODE.invalidInput, text, { fields: { [field]: text } });

async function nameOf(db: Reader, { partyKind, partyCode }: RestrictionText): Promise<string> {
  if (partyKind === 'vessel') return vesselCode(partyCode);
  const [found] =
    partyKind === 'carrier'
      ? await db.select({ name: carriers.nameCn }).from(carriers).where(eq(carriers.code, partyCode))
      : await db
          .select({ name: locations.nameCn })
          .from(locations)
          .where(and(eq(locations.code, partyCode), inArray(locations.kind, [...portKinds])));
  if (found === undefined) throw wrong('partyCode', words.unknownParty);
  return found.name;
}

/** Validates a restriction and returns the party's name. */
export async function checkRestriction(db: Reader, written: RestrictionText, now: number): Promise<string> {
  const { dgClass, unNo, subsidiaryClass, compatibilityGroup, specialProvision, validFrom, validTo } = written;
  const name = await nameOf(db, written);
  if (GOODS_CONDITIONS.every((condition) => written[condition] === null)) throw wrong('dgClass', words.noGoods);
  if (compatibilityGroup !== null && !isExplosive(dgClass ?? ''))
    throw wrong('compatibilityGroup', words.notOfExplosives);
  if (subsidiaryClass !== null && subsidiaryClass === dgClass) throw wrong('subsidiaryClass', words.sameClass);
  if (unNo !== null) {
    if ((await readUnEntry(db, unNo)) === null) throw wrong('unNo', words.unknownNumber);
  }
  if (specialProvision !== null && !(await isProvisionListed(db, specialProvision)))
    throw wrong('specialProvision', words.unknownProvision);
  if (validTo !== null && validTo <= (validFrom ?? now)) throw wrong('validTo', words.endsBeforeStart);
  return name;
}

/** Converts to columns. */
export const toColumns = ({ validFrom, validTo, ...written }: RestrictionText, now: number) => ({
  ...written,
  partyCode: written.partyKind === 'vessel' ? vesselCode(written.partyCode) : written.partyCode,
  validFrom: new Date(validFrom ?? now),
  validTo: validTo === null ? null : new Date(validTo),
});
