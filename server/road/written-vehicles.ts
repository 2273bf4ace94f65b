import { and, asc, count, desc, eq, lt, or, type SQL } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type {
  OperatorVehicle,
  OperatorVehicles,
  operatorVehicles,
  VehicleToSave,
} from '#contract/calls/operator-vehicles.ts';
import { CODE } from '#contract/codes.ts';
import { vehicleReplies as words } from '#copy/operator/company.ts';
import { MOBILE } from '#domain/identity/phone.ts';
import { fromFen, toFen } from '#domain/money.ts';
import { dayWindow } from '#domain/schedule/validity.ts';
import { CHINA, localDay } from '#domain/schedule/zone.ts';
import type { Transaction } from '../calls/idempotent.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../data/connect.ts';
import { contains } from '../data/contains.ts';
import { nextNumber } from '../data/next-number.ts';
import { enterprises, memberships, users } from '../data/schema/accounts.ts';
import { mmOrders } from '../data/schema/orders.ts';
import { type Maker, makerOf } from '../enterprise/membership.ts';
import { type Actor, recordAct } from '../operators/audit.ts';
import { cutPage, QUEUE_PAGE_SIZE } from '../operators/queue.ts';
import { displayName } from '../session/user-info.ts';

const RENMINBI = '1';

interface Stored {
  order: typeof mmOrders.$inferSelect;
  company: string | null;
  person: Pick<typeof users.$inferSelect, 'name' | 'phone'>;
}

const columns = { order: mmOrders, company: enterprises.name, person: { name: users.name, phone: users.phone } };

const select = (db: Pick<Database, 'select'>) =>
  db
    .select(columns)
    .from(mmOrders)
    .innerJoin(users, eq(users.id, mmOrders.userId))
    .leftJoin(enterprises, eq(enterprises.id, mmOrders.enterpriseId));

const fieldsOf = ({ order, company, person }: Stored): OperatorVehicle['fields'] => ({
  customer: company ?? displayName(person),
  originCity: order.originCity,
  destinationCity: order.destinationCity,
  cargoName: order.cargoName,
  unNo: order.unNo ?? '',
  vehicle: order.vehicle,
  weightKg: order.weightKg.replace(/\.?0+$/, ''),
  amount: fromFen(order.amount),
  loadingDay: localDay(order.loadingAt.getTime(), CHINA),
  status: order.status,
});

const toRow = (stored: Stored): OperatorVehicle => ({
  orderNo: stored.order.orderNo,
  version: stored.order.version,
  fields: fieldsOf(stored),
  editedBy: stored.order.editedBy,
  editedAt: stored.order.editedAt?.getTime() ?? null,
});

/** Lists the whole-vehicle orders entered by operators. */
export async function listVehicles(
  db: Database,
  { keyword, after }: InferOutput<typeof operatorVehicles.request>,
): Promise<OperatorVehicles> {
  const { orderNo, originCity, destinationCity, cargoName } = mmOrders;
  const found: SQL | undefined =
    keyword === ''
      ? undefined
      : or(...[orderNo, originCity, destinationCity, cargoName].map((column) => contains(column, keyword)));
  const rows = await select(db)
    .where(and(found, after === undefined ? undefined : lt(orderNo, after)))
    .orderBy(desc(orderNo))
    .limit(QUEUE_PAGE_SIZE + 1);
  const [counted] = await db.select({ total: count() }).from(mmOrders).where(found);
  const { shown, last } = cutPage(rows, QUEUE_PAGE_SIZE);
  return { items: shown.map(toRow), total: counted?.total ?? 0, next: last?.order.orderNo ?? null };
}

/** Finds the customer: a user by phone, or an enterprise by credit code. */
async function customerOf(tx: Transaction, customer: string): Promise<Maker> {
  if (MOBILE.test(customer)) {
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.phone, customer));
    if (user !== undefined) return makerOf(tx, user.id);
  } else {
    const [owner] = await tx
      .select({ userId: memberships.userId, enterpriseId: memberships.enterpriseId })
      .from(memberships)
      .innerJoin(enterprises, eq(enterprises.id, memberships.enterpriseId))
      .where(and(eq(enterprises.creditCode, customer), eq(memberships.role, 'owner')))
      .orderBy(asc(memberships.userId));
    if (owner !== undefined) return owner;
  }
  throw new Refusal(CODE.invalidInput, words.customerUnknown, {
    fields: { 'fields.customer': words.customerUnknown },
  });
}

async function readVehicle(tx: Transaction, orderNo: string): Promise<Stored> {
  const [row] = await select(tx).where(eq(mmOrders.orderNo, orderNo)).for('update', { of: mmOrders });
  if (row === undefined) throw new Refusal(CODE.notFound, words.unknown);
  return row;
}

interface VehicleAct {
  actor: Actor;
  /** Author's name in the console. */
  by: string;
  now: number;
}

const writtenColumns = ({ unNo, amount, loadingDay, ...fields }: Omit<VehicleToSave['fields'], 'customer'>) => ({
  ...fields,
  unNo: unNo === '' ? null : unNo,
  amount: Number(toFen(amount)),
  loadingAt: new Date(dayWindow(loadingDay, loadingDay, CHINA).validFrom),
});

async function add(
  tx: Transaction,
  { fields: { customer, ...fields } }: Extract<VehicleToSave, { kind: 'ADD' }>,
  { by, now }: VehicleAct,
): Promise<string> {
  const maker = await customerOf(tx, customer);
  const orderNo = await nextNumber(tx, 'TRK', now);
  await tx.insert(mmOrders).values({
    ...{ ...writtenColumns(fields), ...maker, orderNo, currency: RENMINBI, demo: false },
    ...{ editedBy: by, editedAt: new Date(now) },
  });
  return orderNo;
}

async function change(
  tx: Transaction,
  { orderNo, version, fields }: Extract<VehicleToSave, { kind: 'CHANGE' }>,
  { by, now }: VehicleAct,
): Promise<Stored> {
  const before = await readVehicle(tx, orderNo);
  if (before.order.version !== version) throw new Refusal(CODE.conflict, words.changed, toRow(before));
  await tx
    .update(mmOrders)
    .set({ ...writtenColumns(fields), version: version + 1, demo: false, editedBy: by, editedAt: new Date(now) })
    .where(eq(mmOrders.orderNo, orderNo));
  return before;
}

/** Adds or changes a whole-vehicle order. */
export async function saveVehicle(tx: Transaction, vehicle: VehicleToSave, act: VehicleAct): Promise<OperatorVehicle> {
  const before = vehicle.kind === 'ADD' ? null : await change(tx, vehicle, act);
  const orderNo = vehicle.kind === 'ADD' ? await add(tx, vehicle, act) : vehicle.orderNo;
  const after = toRow(await readVehicle(tx, orderNo));
  const written = {
    ...{ action: before === null ? 'vehicle.added' : 'vehicle.changed', subjectKind: 'vehicle', subjectId: orderNo },
    ...{ before: before === null ? null : fieldsOf(before), after: after.fields },
  };
  await recordAct(tx, act.actor, written, act.now);
  return after;
}
