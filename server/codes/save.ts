import type { CodeToSave, OperatorCode } from '#contract/calls/operator-codes.ts';
import { CODE } from '#contract/codes.ts';
import { recordReplies as words } from '#copy/operator/replies.ts';
import { codeFields, fixedFields } from '#domain/reference/code-kinds.ts';
import type { Transaction } from '../calls/idempotent.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../data/connect.ts';
import { carriers, feeCodes, locations } from '../data/schema/reference.ts';
import { type Actor, recordAct } from '../operators/audit.ts';
import { type CodeTable, columnsOf, fieldsOf, isCode, tableOf } from './kinds.ts';
import { readCode, toOperatorCode } from './list.ts';

/** Sorts new codes after those of the reference tables. */
const LAST = 100_000;

interface CodeAct {
  actor: Actor;
  /** Author's name in the console. */
  by: string;
  now: number;
}

const wrong = (field: string, text: string) => new Refusal(CODE.invalidInput, text, { fields: { [field]: text } });

/** Fields that already affect other records cannot change. */
function checkFixed(before: CodeTable['$inferSelect'], { kind, fields }: CodeToSave): void {
  const was: Readonly<Record<string, string>> = fieldsOf(before);
  const is: Readonly<Record<string, string>> = fields;
  for (const field of codeFields[kind])
    if (fixedFields.includes(field) && was[field] !== is[field]) throw wrong(field, words.fixed);
}

async function hold(tx: Transaction, { kind, of, fields }: CodeToSave) {
  const code = of?.code ?? fields.code;
  const [row] = (await tx
    .select()
    .from(tableOf(kind))
    .where(isCode(kind, code))
    .for('update')) as CodeTable['$inferSelect'][];
  if (of === null) {
    if (row !== undefined) throw wrong('code', words.taken);
    return null;
  }
  if (row === undefined) throw new Refusal(CODE.notFound, words.unknown);
  if (row.version !== of.version) throw new Refusal(CODE.conflict, words.changed, toOperatorCode(kind, row));
  return row;
}

interface Edited {
  version: number;
  editedBy: string;
  editedAt: Date;
}

/** Returns nothing when another operator added the same code concurrently. */
function add(tx: Transaction, written: ReturnType<typeof columnsOf>, edited: Edited) {
  if (written.of === 'carriers')
    return tx
      .insert(carriers)
      .values({ ...written.columns, ...edited, regional: true, sort: LAST })
      .onConflictDoNothing()
      .returning({ code: carriers.code });
  if (written.of === 'fees')
    return tx
      .insert(feeCodes)
      .values({ ...written.columns, ...edited })
      .onConflictDoNothing()
      .returning({ code: feeCodes.code });
  return tx
    .insert(locations)
    .values({ ...written.columns, ...edited, freeDays: null, sort: LAST })
    .onConflictDoNothing()
    .returning({ code: locations.code });
}

async function write(tx: Transaction, input: CodeToSave, edited: Edited): Promise<void> {
  const written = columnsOf(input);
  if (input.of === null) {
    if ((await add(tx, written, edited)).length === 0) throw wrong('code', words.taken);
    return;
  }
  const where = isCode(input.kind, input.fields.code);
  if (written.of === 'carriers')
    await tx
      .update(carriers)
      .set({ ...written.columns, ...edited })
      .where(where);
  else if (written.of === 'fees')
    await tx
      .update(feeCodes)
      .set({ ...written.columns, ...edited })
      .where(where);
  else
    await tx
      .update(locations)
      .set({ ...written.columns, ...edited })
      .where(where);
}

/** Adds or changes a code. */
export const saveCode = (db: Database, input: CodeToSave, { actor, by, now }: CodeAct): Promise<OperatorCode> =>
  db.transaction(async (tx) => {
    const { kind, of, fields } = input;
    if (input.kind === 'FEE' && of === null && input.fields.basis.includes(',')) throw wrong('basis', words.oneBasis);
    const before = await hold(tx, input);
    if (before !== null) checkFixed(before, input);
    const edited = { version: (before?.version ?? 0) + 1, editedBy: by, editedAt: new Date(now) };
    await write(tx, input, edited);
    const after = (await readCode(tx, kind, fields.code))!;
    const act = {
      ...{ action: before === null ? 'code.added' : 'code.changed', subjectKind: 'code' },
      ...{ subjectId: `${kind} ${fields.code}` },
      ...{ before: before === null ? null : { ...fieldsOf(before) }, after: { ...fieldsOf(after) } },
    };
    await recordAct(tx, actor, act, now);
    return toOperatorCode(kind, after);
  });
