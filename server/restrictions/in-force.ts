import { and, asc, gt, isNull, lte, or, type SQL } from 'drizzle-orm';
import { restrictionReplies } from '#copy/operator/replies.ts';
import type { JudgedGoods } from '#domain/dangerous-goods/possible-goods.ts';
import { classesRefused, type RestrictedParty } from '#domain/dangerous-goods/restrictions.ts';
import { restrictions } from '../data/schema/restrictions.ts';
import type { Reader } from '../market/fee-rates.ts';

export type RestrictionRow = typeof restrictions.$inferSelect;

/** Restrictions in force at one time, by party. */
export interface Restrictions {
  of(kind: RestrictedParty, code: string): readonly RestrictionRow[];
  /** Codes of parties that refuse the goods. */
  refusing(kind: RestrictedParty, goods: JudgedGoods): string[];
}

/** Started and not ended. */
function isInForceAt(now: number): SQL | undefined {
  const at = new Date(now);
  return and(lte(restrictions.validFrom, at), or(isNull(restrictions.validTo), gt(restrictions.validTo, at)));
}

const keyOf = (kind: RestrictedParty, code: string) => `${kind} ${code}`;

export async function readRestrictions(db: Reader, now: number): Promise<Restrictions> {
  const rows = await db.select().from(restrictions).where(isInForceAt(now)).orderBy(asc(restrictions.id));
  const byParty = new Map<string, RestrictionRow[]>();
  for (const row of rows) {
    const key = keyOf(row.partyKind, row.partyCode);
    byParty.set(key, [...(byParty.get(key) ?? []), row]);
  }
  return {
    of: (kind, code) => byParty.get(keyOf(kind, code)) ?? [],
    refusing: (kind, goods) => [
      ...new Set(
        rows
          .filter((row) => row.partyKind === kind && classesRefused(row, goods).length > 0)
          .map(({ partyCode }) => partyCode),
      ),
    ],
  };
}

/** Source of a refusal shown to visitors; none for the reference tables. */
export const basisOf = (rule: RestrictionRow): { basis?: string } =>
  rule.editedAt === null ? {} : { basis: restrictionReplies.basis([rule.source], rule) };

/** Sources of all rules of a refusal. */
export function basisOfAll(rules: readonly RestrictionRow[]): { basis?: string } {
  const sources = rules.flatMap(({ editedAt, source }) => (editedAt === null ? [] : [source]));
  return sources.length === 0 ? {} : { basis: restrictionReplies.basis([...new Set(sources)]) };
}
