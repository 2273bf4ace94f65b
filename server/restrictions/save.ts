import { eq } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type {
  OperatorRestriction,
  operatorRestrictionEnd,
  operatorRestrictionSave,
} from '#contract/calls/operator-restrictions.ts';
import { CODE } from '#contract/codes.ts';
import { restrictionReplies as words } from '#copy/operator/replies.ts';
import type { Transaction } from '../calls/idempotent.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../data/connect.ts';
import { restrictions } from '../data/schema/restrictions.ts';
import { type Actor, recordAct } from '../operators/audit.ts';
import type { Random } from '../random.ts';
import { checkRestriction, toColumns } from './check.ts';
import type { RestrictionRow } from './in-force.ts';
import { selectRestrictions, toOperatorRow } from './list.ts';

interface RestrictionAct {
  actor: Actor;
  /** Author's name in the console. */
  by: string;
  now: number;
  random: Random;
}

const ID_BYTES = 9;

/** The prefix sorts it with the party's other restrictions. */
const newId = ({ partyKind, partyCode }: Pick<RestrictionRow, 'partyCode' | 'partyKind'>, random: Random) =>
  [partyKind, partyCode.replaceAll(/[^A-Z0-9]+/g, '-'), Buffer.from(random.bytes(ID_BYTES)).toString('base64url')].join(
    '-',
  );

async function readRow(tx: Pick<Database, 'select'>, id: string, now: number): Promise<OperatorRestriction> {
  const [found] = await selectRestrictions(tx).where(eq(restrictions.id, id));
  if (found === undefined) throw new Refusal(CODE.notFound, words.unknown);
  return toOperatorRow(found, now);
}

/** Locks a restriction until the transaction ends; a stale version is refused with the current one. */
export async function lockRow(
  tx: Transaction,
  { id, version }: { id: string; version: number },
  now: number,
): Promise<RestrictionRow> {
  const [row] = await tx.select().from(restrictions).where(eq(restrictions.id, id)).for('update');
  if (row === undefined) throw new Refusal(CODE.notFound, words.unknown);
  if (row.version !== version) throw new Refusal(CODE.conflict, words.changed, await readRow(tx, id, now));
  return row;
}

const textOf = ({ validFrom, validTo, editedBy: _, editedAt: __, id: ___, version, ...written }: RestrictionRow) => ({
  ...written,
  validFrom: validFrom.getTime(),
  validTo: validTo?.getTime() ?? null,
  version,
});

async function write(
  tx: Transaction,
  { before, after }: { before: RestrictionRow | null; after: RestrictionRow },
  { actor, now }: RestrictionAct,
  action: 'restriction.added' | 'restriction.changed' | 'restriction.ended',
): Promise<OperatorRestriction> {
  await tx.insert(restrictions).values(after).onConflictDoUpdate({ target: restrictions.id, set: after });
  const act = {
    ...{ action, subjectKind: 'restriction', subjectId: after.id },
    ...{ before: before === null ? null : textOf(before), after: textOf(after) },
  };
  await recordAct(tx, actor, act, now);
  return readRow(tx, after.id, now);
}

/** Adds a restriction or changes one; a stale version is refused. */
export async function saveRestriction(
  tx: Transaction,
  { of, restriction }: InferOutput<typeof operatorRestrictionSave.request>,
  act: RestrictionAct,
): Promise<OperatorRestriction> {
  const { now, by, random } = act;
  const before = of === null ? null : await lockRow(tx, of, now);
  await checkRestriction(tx, restriction, now);
  const columns = toColumns(restriction, now);
  const after: RestrictionRow = {
    ...columns,
    id: before?.id ?? newId(columns, random),
    version: (before?.version ?? 0) + 1,
    editedBy: by,
    editedAt: new Date(now),
  };
  return write(tx, { before, after }, act, before === null ? 'restriction.added' : 'restriction.changed');
}

/** Ends a restriction now. */
export const endRestriction = (
  db: Database,
  { id, version }: InferOutput<typeof operatorRestrictionEnd.request>,
  act: RestrictionAct,
): Promise<OperatorRestriction> =>
  db.transaction(async (tx) => {
    const at = new Date(act.now);
    const before = await lockRow(tx, { id, version }, act.now);
    if (before.validTo !== null && before.validTo <= at) throw new Refusal(CODE.invalidInput, words.over);
    const validFrom = before.validFrom < at ? before.validFrom : at;
    const after = { ...before, validFrom, validTo: at, version: version + 1, editedBy: act.by, editedAt: at };
    return write(tx, { before, after }, act, 'restriction.ended');
  });
