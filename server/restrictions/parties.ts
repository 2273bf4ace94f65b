import { restrictionReplies } from '#copy/operator/replies.ts';
import type { JudgedGoods } from '#domain/dangerous-goods/possible-goods.ts';
import { type RefusingParty, type Refusal as RuleRefusal, refusalsOf } from '#domain/dangerous-goods/refusals.ts';
import { alwaysRefusedClasses } from '#domain/dangerous-goods/restrictions.ts';
import { basisOf, type RestrictionRow, type Restrictions } from './in-force.ts';

interface Named {
  code: string;
  nameCn: string;
}

/** Parties that handle the goods on their way. */
export interface Carried {
  carrier: Named;
  org: Named | null;
  dst: Named | null;
  via: Named | null;
  /** Empty when unknown. */
  vessel: string;
}

type Party = RefusingParty<RestrictionRow>;

/** Normalises a vessel's name, which identifies it. */
export const vesselCode = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toUpperCase();

/** Lists carrier, vessel and ports with their restrictions. */
export function partiesOf(restrictions: Restrictions, { carrier, org, dst, via, vessel }: Carried): Party[] {
  const port = (kind: Party['kind'], one: Named | null): Party[] =>
    one === null ? [] : [{ kind, code: one.code, nameCn: one.nameCn, restrictions: restrictions.of('port', one.code) }];
  const { code, nameCn } = carrier;
  return [
    { kind: 'CARRIER', code, nameCn, restrictions: restrictions.of('carrier', code) },
    {
      kind: 'CARRIER',
      code,
      nameCn: restrictionReplies.vessel(nameCn, vessel),
      restrictions: restrictions.of('vessel', vesselCode(vessel)),
    },
    ...port('ORIGIN', org),
    ...port('TRANSHIPMENT', via),
    ...port('DESTINATION', dst),
  ];
}

export const classesOf = (parties: readonly Party[]): string[] => [
  ...new Set(parties.flatMap((party) => alwaysRefusedClasses(party.restrictions))),
];

/** Lists which party refuses which goods, with the source if an operator wrote it. */
export const refusalsBy = (
  goods: readonly JudgedGoods[],
  parties: readonly Party[],
): (Omit<RuleRefusal, 'rule'> & { basis?: string })[] =>
  refusalsOf(goods, parties).map(({ rule, ...refusal }) => ({ ...refusal, ...basisOf(rule) }));
