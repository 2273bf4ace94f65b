import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type {
  OperatorEnquiryQueue,
  OperatorEnquirySheet,
  operatorEnquiryQueue,
} from '#contract/calls/operator-enquiries.ts';
import { CODE } from '#contract/codes.ts';
import { marketReplies } from '#copy/replies.ts';
import { readUnNumber } from '#domain/dangerous-goods/numbers.ts';
import type { UnEntry } from '#domain/dangerous-goods/un-list/entry.ts';
import { totalsOf } from '#domain/fees/line.ts';
import type { CurrencyCode } from '#domain/reference/currencies.ts';
import { roadPriceId, vehicles } from '#domain/road/vehicles.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { Database } from '../../data/connect.ts';
import { contains } from '../../data/contains.ts';
import { enterprises, users } from '../../data/schema/accounts.ts';
import { enquiries } from '../../data/schema/enquiries.ts';
import { carriers, feeCodes } from '../../data/schema/reference.ts';
import { countDue, cutPage, milliseconds, NEVER, NOTHING_DUE, QUEUE_PAGE_SIZE } from '../../operators/queue.ts';
import { readUnEntries } from '../../un-list/read-entries.ts';
import { stationsFor } from '../cfs/options.ts';
import { DESK_PRICE } from '../dg-desk/options.ts';
import { classesOf } from '../procurement/goods.ts';
import { isOfYard, yardsFor } from '../tank/yard-options.ts';
import { storesFor } from '../warehouse/options.ts';
import { isUnanswered } from './answer.ts';
import { tankSailings } from './lane-options.ts';
import { listedOptions } from './listed-options.ts';
import type { OperatorOption } from './option.ts';
import { type AnyForm, columns, locationNames, readAnswer, statusAt, toRow } from './rows.ts';

type Request = InferOutput<typeof operatorEnquiryQueue.request>;
type QueueRow = OperatorEnquiryQueue['items'][number];

const formText = (field: string) => sql`(${enquiries.form} ->> ${sql.raw(`'${field}'`)})`;

/** Enquiries without an answer, or declined by the demo operator, which found no price. */
export const isWaiting = (now: number): SQL =>
  sql`(${enquiries.deadline} > ${new Date(now).toISOString()} and (${enquiries.status} = 'waiting' or (${enquiries.status} = 'declined' and ${enquiries.reply} is null)))`;

const deadlineAt = (now: number): SQL<string> =>
  sql`case when ${isWaiting(now)} then ${milliseconds(sql`${enquiries.deadline}`)} else ${NEVER}::bigint end`;

const createdAt = milliseconds(sql`${enquiries.createdAt}`);

/** Enterprise of the enquiry, else the company name its user typed. */
const company = sql<
  string | null
>`coalesce(${enterprises.name}, nullif(${formText('company')}, ''), ${users.companyName})`;

function matches(keyword: string): SQL | undefined {
  if (keyword === '') return undefined;
  const unNo = /^(?:UN)?\s*(\d{4})$/i.exec(keyword)?.[1];
  return or(
    contains(enquiries.enquiryNo, keyword.toUpperCase()),
    contains(users.phone, keyword),
    contains(formText('phone'), keyword),
    contains(formText('company'), keyword),
    contains(formText('cargoName'), keyword),
    contains(enterprises.name, keyword),
    contains(users.companyName, keyword),
    unNo === undefined ? undefined : sql`${formText('unNo')} = ${unNo}`,
  );
}

const selectRows = (db: Database, now: number, deadline: SQL<string>) =>
  db
    .select({
      row: columns(now),
      enquiry: { status: enquiries.status, deadline: enquiries.deadline, enterpriseId: enquiries.enterpriseId },
      deadline,
      company,
      customer: { name: users.name, phone: users.phone },
    })
    .from(enquiries)
    .innerJoin(users, eq(users.id, enquiries.userId))
    .leftJoin(enterprises, eq(enterprises.id, enquiries.enterpriseId));

type Selected = Awaited<ReturnType<typeof selectRows>>[number];

async function queueRows(db: Database, rows: readonly Selected[]): Promise<QueueRow[]> {
  const names = await locationNames(
    db,
    rows.map(({ row }) => row),
  );
  const entries = await readUnEntries(
    db,
    rows.flatMap(({ row }) => readUnNumber((row.form as AnyForm).unNo ?? '') ?? []),
  );
  return rows.map(({ row, deadline, company: named }) => ({
    ...toRow(row, names),
    company: named,
    deadline: Number(deadline) === NEVER ? null : Number(deadline),
    unNumbers: enquiredNumbers(row.form as AnyForm, entries),
  }));
}

/** Lists the UN numbers asked about, else the class. */
function enquiredNumbers(
  { unNo, dgClass }: AnyForm,
  entries: ReadonlyMap<string, UnEntry>,
): NonNullable<QueueRow['unNumbers']> {
  const number = readUnNumber(unNo ?? '');
  const known = classesOf(entries.get(number ?? '') ?? null);
  const classes = known.length > 0 || !dgClass ? known : [dgClass];
  return number === null && classes.length === 0 ? [] : [{ unNo: number, classes }];
}

function parseCursor(after: string | undefined, now: number) {
  if (after === undefined) return { began: now, from: null };
  const [began, deadline, created, no = ''] = after.split('.');
  return { began: Number(began), from: { deadline: Number(deadline), created: Number(created), no } };
}

/** Lists enquiries, the most urgent first. All pages of one listing use the time of its first page. */
export async function listOperatorEnquiries(
  db: Database,
  { service, status, keyword, after }: Request,
  now: number,
): Promise<OperatorEnquiryQueue> {
  const { began, from } = parseCursor(after, now);
  const deadline = deadlineAt(began);
  const filter = and(
    status === undefined ? isWaiting(now) : sql`${statusAt(now)} = ${status}`,
    service === undefined ? undefined : eq(enquiries.service, service),
    matches(keyword),
  );
  const beyond =
    from === null
      ? undefined
      : sql`(${deadline}, ${createdAt}, ${enquiries.enquiryNo}) > (${from.deadline}::bigint, ${from.created}::bigint, ${from.no})`;
  const rows = await selectRows(db, now, deadline)
    .where(and(filter, beyond))
    .orderBy(asc(deadline), asc(createdAt), asc(enquiries.enquiryNo))
    .limit(QUEUE_PAGE_SIZE + 1);
  const [{ total, due } = NOTHING_DUE] = await db
    .select(countDue(deadline, began))
    .from(enquiries)
    .innerJoin(users, eq(users.id, enquiries.userId))
    .leftJoin(enterprises, eq(enterprises.id, enquiries.enterpriseId))
    .where(filter);
  const { shown, last } = cutPage(rows, QUEUE_PAGE_SIZE);
  return {
    items: await queueRows(db, shown),
    ...{ total, due },
    next: last === undefined ? null : `${began}.${last.deadline}.${last.row.createdAt.getTime()}.${last.row.enquiryNo}`,
    now,
  };
}

/** Offers shown for comparison. */
const MOST_OFFERS = 12;

/** Reads an enquiry in full with its answer and the offers of our price list. */
export async function readOperatorEnquiry(db: Database, no: string, now: number): Promise<OperatorEnquirySheet> {
  const isOfNo = eq(enquiries.enquiryNo, no);
  const [found] = await selectRows(db, now, deadlineAt(now)).where(isOfNo);
  if (found === undefined) throw new Refusal(CODE.notFound, marketReplies.enquiryUnknown);
  const [row] = await queueRows(db, [found]);
  const { service, form } = found.row;
  const isOpen = isUnanswered(found.enquiry, now);
  const listed = isOpen
    ? await listedOptions(db, { service, form, enterpriseId: found.enquiry.enterpriseId }, { now, most: MOST_OFFERS })
    : [];
  const carrying = isOpen ? await carriersOf(db, service) : [];
  const bases = isOpen ? await basesOf(db, { service, form }, { now, enterpriseId: found.enquiry.enterpriseId }) : [];
  const names = new Map([...carrying, ...bases].map((one) => [one.code, one]));
  return {
    row: row!,
    enquiry: await readAnswer(db, isOfNo, now),
    isOpen,
    customer: found.customer,
    offers: listed.flatMap((option) => toOffer(option, names)),
    carriers: carrying,
    bases,
    fees: isOpen ? await readFees(db) : [],
  };
}

/** An option without a price of ours cannot be chosen. */
const toOffer = (
  { offerId, carrierCode, etd, transitDays, lines, validTo }: OperatorOption,
  names: ReadonlyMap<string, { code: string; nameCn: string }>,
): OperatorEnquirySheet['offers'] =>
  offerId === null
    ? []
    : [
        {
          ...{ priceId: offerId, etd, transitDays, totals: totalsOf(lines) },
          carrier:
            names.get(carrierCode ?? offerId) ??
            (carrierCode === null ? null : { code: carrierCode, nameCn: carrierCode }),
          validTo: Number.isFinite(validTo) ? validTo : null,
        },
      ];

const carrierKinds: Readonly<Record<string, (typeof carriers.$inferSelect)['kind']>> = {
  ...{ fcl: 'ocean', lcl: 'ocean', air: 'air', rail: 'rail', domestic: 'domestic' },
  ...{ flexitank: 'ocean', tank: 'ocean' },
};

/** Lists the offers that lines written by an operator may refer to, so that the customer can order them. */
async function basesOf(
  db: Database,
  { service, form }: Pick<Selected['row'], 'form' | 'service'>,
  buyer: { now: number; enterpriseId: string | null },
) {
  const { now } = buyer;
  if (service === 'truck') return vehicles.map(({ code, nameCn }) => ({ code: roadPriceId(code), nameCn }));
  if (service === 'tank' && isOfYard(form))
    return (await yardsFor(db, form, now)).map(({ id, name }) => ({ code: id, nameCn: name }));
  if (service === 'tank') return (await tankSailings(db, form, buyer)).slice(0, MOST_OFFERS);
  if (service === 'dgdesk') return [{ code: DESK_PRICE, nameCn: marketReplies.deskWorks }];
  if (service === 'cfs') return (await stationsFor(db, form, now)).map(({ id, name }) => ({ code: id, nameCn: name }));
  if (service === 'warehouse')
    return (await storesFor(db, form, now)).map(({ id, name }) => ({ code: id, nameCn: name }));
  return [];
}

async function readFees(db: Database) {
  const { code, nameCn, currency } = feeCodes;
  const rows = await db.select({ code, nameCn, currency }).from(feeCodes).orderBy(asc(code));
  return rows.map((fee) => ({ ...fee, currency: fee.currency as CurrencyCode }));
}

async function carriersOf(db: Database, service: string) {
  const kind = carrierKinds[service];
  if (kind === undefined) return [];
  return db
    .select({ code: carriers.code, nameCn: carriers.nameCn })
    .from(carriers)
    .where(eq(carriers.kind, kind))
    .orderBy(asc(carriers.sort), asc(carriers.code));
}
