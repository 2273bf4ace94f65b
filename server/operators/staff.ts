import { and, asc, eq, isNull } from 'drizzle-orm';
import type { StaffAnswer, StaffRequest } from '#contract/calls/operator-people.ts';
import type { ListedOperator, StaffSecrets } from '#contract/calls/operator-staff.ts';
import { CODE } from '#contract/codes.ts';
import { builtBrand } from '#copy/brand.ts';
import { operatorReplies } from '#copy/operator/replies.ts';
import type { Clock } from '#domain/clock.ts';
import { type OperatorRole, operatorRoles } from '#domain/company/operator-roles.ts';
import type { Transaction } from '../calls/idempotent.ts';
import { Refusal } from '../calls/refusal.ts';
import { readCompanyRow } from '../company/facts.ts';
import type { Database } from '../data/connect.ts';
import { operators } from '../data/schema/operators.ts';
import type { Random } from '../random.ts';
import type { Passwords } from '../session/passwords.ts';
import { type Actor, recordAct } from './audit.ts';
import { forgetDevicesOf } from './devices.ts';
import { newCodes } from './one-time-code.ts';
import { endSessionsOf } from './sessions.ts';

export interface StaffServices {
  db: Database;
  clock: Clock;
  random: Random;
  passwords: Passwords;
  secret: string;
}

type Row = typeof operators.$inferSelect;

/** Runs first in an act's transaction and throws when a rule forbids it. */
export type StaffCheck = (tx: Transaction) => Promise<void>;
const unchecked: StaffCheck = async () => undefined;

/** Excludes similar letters and digits; 20 of 31 characters are nearly 100 bits. */
const PASSWORD_SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const PASSWORD_LENGTH = 20;

function newPassword(random: Random): string {
  const most = 256 - (256 % PASSWORD_SIGNS.length);
  let password = '';
  while (password.length < PASSWORD_LENGTH) {
    const [byte = 0] = random.bytes(1);
    if (byte < most) password += PASSWORD_SIGNS[byte % PASSWORD_SIGNS.length];
  }
  return password;
}

async function newCredentials({ db, random, passwords, secret }: StaffServices, name: string) {
  const password = newPassword(random);
  const issuer = (await readCompanyRow(db))?.facts.brandName || builtBrand.name;
  const { stored, otpauth } = newCodes({ issuer, label: name }, secret, random);
  const columns = {
    passwordHash: await passwords.hash(password),
    totpSecret: stored,
    totpStep: 0,
    credentialsId: random.uuid(),
  };
  return { kept: columns, secrets: { password, otpauth } satisfies StaffSecrets };
}

const inOrder = (roles: readonly OperatorRole[]) => operatorRoles.filter((role) => roles.includes(role));

async function lockOperator(tx: Transaction, name: string): Promise<Row> {
  const own = and(eq(operators.name, name), isNull(operators.removedAt));
  const [row] = await tx.select().from(operators).where(own).for('update');
  if (row === undefined) throw new Refusal(CODE.notFound, operatorReplies.unknownOperator(name));
  return row;
}

export async function addOperator(
  services: StaffServices,
  { name, roles: given, check = unchecked }: { name: string; roles: readonly OperatorRole[]; check?: StaffCheck },
  actor: Actor,
) {
  const { db, clock, random } = services;
  const { kept: columns, secrets } = await newCredentials(services, name);
  const roles = inOrder(given);
  const now = clock.now();
  await db.transaction(async (tx) => {
    await check(tx);
    const made = await tx
      .insert(operators)
      .values({ id: random.uuid(), name, roles, ...columns, createdAt: new Date(now) })
      .onConflictDoNothing()
      .returning({ id: operators.id });
    if (made.length === 0) throw new Refusal(CODE.conflict, operatorReplies.nameTaken(name));
    await recordAct(tx, actor, { ...ofOperator('added', name), before: null, after: { roles } }, now);
  });
  return secrets;
}

export async function resetOperator(
  services: StaffServices,
  { name, check = unchecked }: { name: string; check?: StaffCheck },
  actor: Actor,
) {
  const { db, clock } = services;
  const { kept: columns, secrets } = await newCredentials(services, name);
  await db.transaction(async (tx) => {
    await check(tx);
    const { id } = await lockOperator(tx, name);
    await tx.update(operators).set(columns).where(eq(operators.id, id));
    await endSessionsOf(tx, id);
    await forgetDevicesOf(tx, id);
    await recordAct(tx, actor, { ...ofOperator('reset', name), before: null, after: null }, clock.now());
  });
  return secrets;
}

export async function changeRoles(
  { db, clock }: StaffServices,
  { name, roles: given, check = unchecked }: { name: string; roles: readonly OperatorRole[]; check?: StaffCheck },
  actor: Actor,
) {
  const roles = inOrder(given);
  await db.transaction(async (tx) => {
    await check(tx);
    const row = await lockOperator(tx, name);
    await tx.update(operators).set({ roles }).where(eq(operators.id, row.id));
    const act = { ...ofOperator('rolesChanged', name), before: { roles: row.roles }, after: { roles } };
    await recordAct(tx, actor, act, clock.now());
  });
}

/** Blocks an operator's sign-in or allows it again with the same credentials. */
export async function changeAccess(
  { db, clock }: StaffServices,
  { name, isAllowed, check = unchecked }: { name: string; isAllowed: boolean; check?: StaffCheck },
  actor: Actor,
) {
  const now = clock.now();
  await db.transaction(async (tx) => {
    await check(tx);
    const row = await lockOperator(tx, name);
    if ((row.disabledAt === null) === isAllowed) return;
    const disabledAt = isAllowed ? null : new Date(now);
    await tx.update(operators).set({ disabledAt }).where(eq(operators.id, row.id));
    if (!isAllowed) await endSessionsOf(tx, row.id);
    const act = { ...ofOperator(isAllowed ? 'enabled' : 'disabled', name), before: null, after: null };
    await recordAct(tx, actor, act, now);
  });
}

async function remove({ db, clock }: StaffServices, name: string, actor: Actor) {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const { id, roles } = await lockOperator(tx, name);
    await tx
      .update(operators)
      .set({ removedAt: new Date(now) })
      .where(eq(operators.id, id));
    await endSessionsOf(tx, id);
    await forgetDevicesOf(tx, id);
    await recordAct(tx, actor, { ...ofOperator('removed', name), before: { roles }, after: null }, now);
  });
}

const ofOperator = (what: string, name: string) =>
  ({ action: `operator.${what}`, subjectKind: 'operator', subjectId: name }) as const;

/** Operators in the order of their creation. */
export async function listOperators(db: Pick<Database, 'select'>): Promise<ListedOperator[]> {
  const rows = await db
    .select()
    .from(operators)
    .where(isNull(operators.removedAt))
    .orderBy(asc(operators.createdAt), asc(operators.name));
  return rows.map(({ name, roles, createdAt, signedInAt, disabledAt, totpStep }) => ({
    name,
    roles,
    createdAt: createdAt.getTime(),
    signedInAt: signedInAt?.getTime() ?? null,
    disabledAt: disabledAt?.getTime() ?? null,
    hasAuthenticator: totpStep > 0,
  }));
}

/** Acts for the server's terminal, which no console rule restricts; role changes take effect with the next call. */
export async function actOnStaff(services: StaffServices, request: StaffRequest, actor: Actor): Promise<StaffAnswer> {
  let secrets: StaffSecrets | null = null;
  if (request.act === 'ADD') secrets = await addOperator(services, request, actor);
  if (request.act === 'ROLE') await changeRoles(services, request, actor);
  if (request.act === 'RESET') secrets = await resetOperator(services, request, actor);
  if (request.act === 'REMOVE') await remove(services, request.name, actor);
  if (request.act === 'DISABLE' || request.act === 'ENABLE')
    await changeAccess(services, { name: request.name, isAllowed: request.act === 'ENABLE' }, actor);
  return { operators: await listOperators(services.db), secrets };
}
