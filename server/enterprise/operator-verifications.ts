import { and, asc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type {
  OperatorVerificationQueue,
  OperatorVerificationSheet,
  operatorVerificationQueue,
} from '#contract/calls/operator-verifications.ts';
import { CODE } from '#contract/codes.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import type { StoredFile } from '#domain/files/stored-file.ts';
import type { Services } from '../calls/context.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../data/connect.ts';
import { contains } from '../data/contains.ts';
import { users, verifications } from '../data/schema/accounts.ts';
import { type LicenceReading, uploads } from '../data/schema/operations.ts';
import { orders } from '../data/schema/orders.ts';
import { nameFiles } from '../files/records.ts';
import { countDue, cutPage, milliseconds, NEVER, NOTHING_DUE, QUEUE_PAGE_SIZE } from '../operators/queue.ts';
import { endedByTime } from '../orders/auto-cancel.ts';
import { ProviderFailed } from '../provider.ts';
import { lookUp } from './lookup.ts';
import { isHeldByOther } from './verification.ts';

type Request = InferOutput<typeof operatorVerificationQueue.request>;
type QueueRow = OperatorVerificationQueue['items'][number];

/** Orders that expire unless their enterprise is verified first. */
const waitsForPass = (enterpriseId: SQL | string, now: number) =>
  and(
    eq(orders.enterpriseId, enterpriseId),
    inArray(orders.status, [...endedByTime]),
    gt(orders.autoCancelAt, new Date(now)),
  );

function deadlineAt(db: Database, now: number): SQL<string> {
  const first = db
    .select({ at: sql`min(${milliseconds(sql`${orders.autoCancelAt}`)})` })
    .from(orders)
    .where(waitsForPass(sql`${verifications.enterpriseId}`, now));
  return sql`case when ${verifications.status} = 'PENDING' then coalesce((${first}), ${NEVER}::bigint) else ${NEVER}::bigint end`;
}

const submittedAt = milliseconds(sql`${verifications.submittedAt}`);

const selectRows = (db: Database, deadline: SQL<string>) =>
  db
    .select({ verification: verifications, deadline, applicant: { name: users.name, phone: users.phone } })
    .from(verifications)
    .innerJoin(users, eq(users.id, verifications.userId));

type Selected = Awaited<ReturnType<typeof selectRows>>[number];

const toRow = ({ verification, deadline }: Selected): QueueRow => ({
  id: verification.id,
  name: verification.name,
  creditCode: verification.creditCode,
  status: verification.status,
  submittedAt: verification.submittedAt.getTime(),
  deadline: Number(deadline) === NEVER ? null : Number(deadline),
});

function parseCursor(after: string | undefined, now: number) {
  if (after === undefined) return { began: now, from: null };
  const [began, deadline, submitted, id = ''] = after.split('.');
  return { began: Number(began), from: { deadline: Number(deadline), submitted: Number(submitted), id } };
}

/** Lists verifications: those with expiring orders first, then the oldest. */
export async function listVerifications(
  db: Database,
  { status, keyword, after }: Request,
  now: number,
): Promise<OperatorVerificationQueue> {
  const { began, from } = parseCursor(after, now);
  const deadline = deadlineAt(db, began);
  const filter = and(
    eq(verifications.status, status),
    keyword === ''
      ? undefined
      : or(
          contains(verifications.name, keyword),
          contains(verifications.creditCode, keyword),
          contains(users.phone, keyword),
        ),
  );
  const beyond =
    from === null
      ? undefined
      : sql`(${deadline}, ${submittedAt}, ${verifications.id}) > (${from.deadline}::bigint, ${from.submitted}::bigint, ${from.id})`;
  const rows = await selectRows(db, deadline)
    .where(and(filter, beyond))
    .orderBy(asc(deadline), asc(submittedAt), asc(verifications.id))
    .limit(QUEUE_PAGE_SIZE + 1);
  const [{ total, due } = NOTHING_DUE] = await db
    .select(countDue(deadline, began))
    .from(verifications)
    .innerJoin(users, eq(users.id, verifications.userId))
    .where(filter);
  const { shown, last } = cutPage(rows, QUEUE_PAGE_SIZE);
  return {
    items: shown.map(toRow),
    ...{ total, due },
    next:
      last === undefined
        ? null
        : `${began}.${last.deadline}.${last.verification.submittedAt.getTime()}.${last.verification.id}`,
    now,
  };
}

/** Reads the submission beside the licence's reading and the register's entry. */
export async function readVerificationSheet(
  services: Pick<Services, 'db' | 'log' | 'settings'>,
  id: string,
  now: number,
): Promise<OperatorVerificationSheet> {
  const { db } = services;
  const [found] = await selectRows(db, deadlineAt(db, now)).where(eq(verifications.id, id));
  if (found === undefined) throw new Refusal(CODE.notFound);
  const { verification, applicant } = found;
  const { creditCode, enterpriseId, licenceFileId } = verification;
  const waiting = await db
    .select({ orderNo: orders.orderNo, autoCancelAt: orders.autoCancelAt })
    .from(orders)
    .where(waitsForPass(enterpriseId, now))
    .orderBy(asc(orders.autoCancelAt), asc(orders.orderNo));
  return {
    row: toRow(found),
    legalPerson: verification.legalPerson ?? '',
    address: verification.address ?? '',
    reason: verification.reason,
    decidedAt: verification.decidedAt?.getTime() ?? null,
    licence: await licenceOf(db, licenceFileId),
    read: await readingOf(db, licenceFileId),
    register: await askRegister(services, creditCode),
    isTaken: await isHeldByOther(db, creditCode, enterpriseId),
    applicant,
    orders: waiting.flatMap(({ orderNo, autoCancelAt }) =>
      autoCancelAt === null ? [] : [{ orderNo, autoCancelAt: autoCancelAt.getTime() }],
    ),
  };
}

const licenceOf = async (db: Database, fileId: string | null): Promise<StoredFile | null> =>
  fileId === null ? null : ((await nameFiles(db, [fileId])).get(fileId) ?? null);

/** Uses the reading from the submission; opening the sheet starts no recognition. */
async function readingOf(db: Database, fileId: string | null): Promise<OperatorVerificationSheet['read']> {
  if (fileId === null) return null;
  const [file] = await db.select({ reading: uploads.licenceReading }).from(uploads).where(eq(uploads.id, fileId));
  return readValues(file?.reading ?? null);
}

function readValues(reading: LicenceReading | null): OperatorVerificationSheet['read'] {
  if (reading === null) return null;
  if (reading.from === 'code')
    return reading.creditCode === null
      ? null
      : { creditCode: reading.creditCode, name: '', legalPerson: '', address: '' };
  const { answer } = reading;
  if (answer === null) return null;
  return {
    creditCode: answer.creditCode.value ?? '',
    name: answer.name.value ?? '',
    legalPerson: answer.legalPerson.value ?? '',
    address: answer.address.value ?? '',
  };
}

/** A register failure leaves the rest readable. */
async function askRegister(
  services: Pick<Services, 'db' | 'log' | 'settings'>,
  creditCode: string,
): Promise<OperatorVerificationSheet['register']> {
  try {
    return { isAsked: true, company: await lookUp(services, { creditCode }) };
  } catch (error) {
    if (error instanceof ProviderFailed) return { isAsked: false, company: null };
    throw error;
  }
}

/** Reads the licence of a verification; operators may not read other uploads. */
export async function readLicence(db: Database, id: string): Promise<StoredFile> {
  const [filter] = await db
    .select({ fileId: verifications.licenceFileId })
    .from(verifications)
    .where(eq(verifications.id, id));
  if (filter === undefined) throw new Refusal(CODE.notFound);
  const licence = await licenceOf(db, filter.fileId);
  if (licence === null) throw new Refusal(CODE.notFound, orderReplies.fileUnknown);
  return licence;
}
