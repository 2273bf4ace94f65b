import { and, asc, count, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnswerOf } from '#contract/call.ts';
import type { EnquiryRequest, enquiry, enquiryList } from '#contract/calls/ecommerce.ts';
import { CODE } from '#contract/codes.ts';
import { orderPath } from '#contract/routes.ts';
import type { EnquiryValues } from '#domain/enquiry/fields.ts';
import { type EnquiryService, locationKinds } from '#domain/enquiry/kinds.ts';
import { enquiryForms } from '#domain/enquiry/services.ts';
import { totalsOf } from '#domain/fees/line.ts';
import type { ErrorCode } from '#domain/form/error-codes.ts';
import { readFlat } from '#domain/form/flat.ts';
import { ENQUIRY_REPEAT_MS } from '#domain/limits.ts';
import { dayWindow } from '#domain/schedule/validity.ts';
import { addLocalDays, CHINA, localDay, localWeekday } from '#domain/schedule/zone.ts';
import { enquiryErrorText } from '#src/ui/copy/enquiry-errors.ts';
import { marketReplies } from '#src/ui/copy/market-replies.ts';
import { digestOf, type Transaction } from '../calls/idempotent.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../data/connect.ts';
import { nextNumber } from '../data/next-number.ts';
import { users } from '../data/schema/accounts.ts';
import { enquiries, enquiryOptions } from '../data/schema/enquiries.ts';
import type { JsonObject } from '../data/schema/orders.ts';
import { carriers, places } from '../data/schema/reference.ts';
import { isOwn } from '../enterprise/of-user.ts';
import { tellDesk } from '../notices/tell.ts';
import { filesOf } from './enquiry-files.ts';
import { enterpriseIdOf } from './enterprise.ts';
import { toFeeLine } from './priced-lines.ts';

type Row = AnswerOf<typeof enquiryList>['items'][number];

/** Six in the evening of the next working day in China. */
function nextWorkday(now: number): number {
  let at = addLocalDays(now, 1, CHINA, '18:00');
  while ([0, 6].includes(localWeekday(at, CHINA))) at = addLocalDays(at, 1, CHINA, '18:00');
  return at;
}

function deadlineOf(request: EnquiryRequest, now: number): number {
  const asked = request.service === 'fcl' ? request.form.quoteDeadline : undefined;
  const end = asked === undefined ? 0 : dayWindow(asked, asked, CHINA).validTo;
  return end > now ? end : nextWorkday(now);
}

/** The site's form is checked by the same rules before it is sent; which ports there are only the database knows. */
async function checkForm(tx: Transaction, { service, form }: EnquiryRequest, now: number): Promise<void> {
  const { errors: found } = readFlat(enquiryForms[service], form as EnquiryValues, localDay(now, CHINA));
  const errors: Record<string, ErrorCode | undefined> = { ...found };
  const names = await locationNames(tx, [{ service, form: form as unknown as JsonObject }]);
  for (const side of ['orgPortCode', 'dstPortCode'] as const) {
    const code = (form as AnyForm)[side];
    if (code !== undefined && names.of(service, code) === undefined) errors[side] ??= 'NOT_CHOSEN';
  }
  const fields = Object.entries(errors).map(([name, code]) => [`form.${name}`, code && enquiryErrorText(code)]);
  if (fields.length > 0) throw new Refusal(CODE.invalidInput, undefined, { fields: Object.fromEntries(fields) });
}

/** Makes the enquiry, unless the same person asked the very same within ten minutes. */
export async function makeEnquiry(
  tx: Transaction,
  request: EnquiryRequest,
  { userId, now }: { userId: string; now: number },
): Promise<{ enquiryNo: string; deadline: number }> {
  await checkForm(tx, request, now);
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const formDigest = digestOf(request);
  const [same] = await tx
    .select({ enquiryNo: enquiries.enquiryNo })
    .from(enquiries)
    .where(
      and(
        eq(enquiries.userId, userId),
        eq(enquiries.formDigest, formDigest),
        gt(enquiries.createdAt, new Date(now - ENQUIRY_REPEAT_MS)),
      ),
    )
    .limit(1);
  if (same !== undefined) throw new Refusal(CODE.conflict, marketReplies.sameEnquiry(same.enquiryNo), same);
  const enquiryNo = await nextNumber(tx, request.service === 'truck' ? 'TRK' : 'ENQ', now);
  const deadline = deadlineOf(request, now);
  await tx.insert(enquiries).values({
    enquiryNo,
    service: request.service,
    userId,
    enterpriseId: await enterpriseIdOf(tx, userId),
    status: 'waiting',
    form: request.form as unknown as JsonObject,
    formDigest,
    deadline: new Date(deadline),
    createdAt: new Date(now),
  });
  await tellDesk(tx, { kind: 'newEnquiry', subject: enquiryNo, facts: { service: request.service } }, now);
  return { enquiryNo, deadline };
}

/** Written out: within the columns of one table a column is spelled without its table. */
const itsOptions = sql`from enquiry_options where enquiry_options.enquiry_no = enquiries.enquiry_no`;

const options = (now: number) => ({
  count: sql<number>`(select count(*)::int ${itsOptions})`,
  live: sql<boolean>`exists (select 1 ${itsOptions} and enquiry_options.valid_to > ${new Date(now).toISOString()})`,
});

/** Enquiries that time ends: those nobody answered, and answers whose options have run out. */
const statusAt = (now: number) => sql<Row['status']>`case
  when ${enquiries.status} = 'waiting' and ${enquiries.deadline} < ${new Date(now).toISOString()} then 'expired'
  when ${enquiries.status} = 'answered' and not ${options(now).live} then 'expired'
  else ${enquiries.status} end`;

const columns = (now: number) => ({
  enquiryNo: enquiries.enquiryNo,
  service: enquiries.service,
  status: statusAt(now),
  form: enquiries.form,
  optionCount: options(now).count,
  deadline: enquiries.deadline,
  createdAt: enquiries.createdAt,
  answeredAt: enquiries.answeredAt,
  orderNo: enquiries.orderNo,
});

interface Stored
  extends Omit<
    Row,
    | 'service'
    | 'deadline'
    | 'createdAt'
    | 'answeredAt'
    | 'cargoName'
    | 'isDanger'
    | 'org'
    | 'dst'
    | 'orgName'
    | 'dstName'
    | 'boxes'
    | 'weight'
    | 'volume'
  > {
  service: string;
  form: JsonObject;
  deadline: Date;
  createdAt: Date;
  answeredAt: Date | null;
}

/** A form as it was stored, whichever service it is of. */
type AnyForm = Partial<
  Record<'cargoName' | 'orgPortCode' | 'dstPortCode' | 'pickupPlace' | 'deliveryPlace' | 'weight' | 'volume', string>
> & {
  isDanger?: 'N' | 'Y';
  boxes?: Row['boxes'];
};

interface LocationNames {
  of(service: EnquiryService, code: string): string | undefined;
}

/** The ports, airports and stations a few enquiries name, in one query: a code is of its own kind. */
async function locationNames(
  db: Pick<Database, 'select'>,
  asked: readonly { service: string; form: JsonObject }[],
): Promise<LocationNames> {
  const codes = new Set(
    asked
      .flatMap(({ form }) => [(form as AnyForm).orgPortCode, (form as AnyForm).dstPortCode])
      .filter((code) => code !== undefined),
  );
  const kinds = asked.map(({ service }) => locationKinds[service as EnquiryService]).filter((kind) => kind !== null);
  if (codes.size === 0) return { of: () => undefined };
  const rows = await db
    .select({ kind: places.kind, code: places.code, nameCn: places.nameCn })
    .from(places)
    .where(and(inArray(places.kind, kinds), inArray(places.code, [...codes])));
  const names = new Map(rows.map(({ kind, code, nameCn }) => [`${kind} ${code}`, nameCn]));
  return { of: (service, code) => names.get(`${locationKinds[service]} ${code}`) };
}

function toRow({ form, deadline, createdAt, answeredAt, service: named, ...rest }: Stored, names: LocationNames): Row {
  const asked = form as AnyForm;
  const service = named as Row['service'];
  const org = asked.orgPortCode ?? asked.pickupPlace ?? '';
  const dst = asked.dstPortCode ?? asked.deliveryPlace ?? '';
  return {
    ...rest,
    service,
    isDanger: asked.isDanger ?? 'N',
    cargoName: asked.cargoName ?? '',
    org,
    dst,
    orgName: names.of(service, org) ?? org,
    dstName: names.of(service, dst) ?? dst,
    boxes: asked.boxes ?? [],
    weight: asked.weight ?? null,
    volume: asked.volume ?? null,
    deadline: deadline.getTime(),
    createdAt: createdAt.getTime(),
    answeredAt: answeredAt?.getTime() ?? null,
  };
}

interface Page {
  service?: string | undefined;
  status?: string | undefined;
  page: number;
  pageSize: number;
}

export async function listEnquiries(
  db: Database,
  { service, status, page, pageSize }: Page,
  { userId, now }: { userId: string; now: number },
): Promise<AnswerOf<typeof enquiryList>> {
  const conditions: (SQL | undefined)[] = [
    isOwn(enquiries, userId),
    service === undefined ? undefined : eq(enquiries.service, service),
    status === undefined ? undefined : sql`${statusAt(now)} = ${status}`,
  ];
  const where = and(...conditions);
  const [counted] = await db.select({ total: count() }).from(enquiries).where(where);
  const rows = await db
    .select(columns(now))
    .from(enquiries)
    .where(where)
    .orderBy(desc(enquiries.createdAt), desc(enquiries.enquiryNo))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const names = await locationNames(db, rows);
  return { items: rows.map((row) => toRow(row, names)), total: counted?.total ?? 0, page, pageSize, now };
}

/** Only one's own enquiries and one's enterprise's: another's number is answered as unknown. */
export async function readEnquiry(
  db: Database,
  enquiryNo: string,
  { userId, now }: { userId: string; now: number },
): Promise<AnswerOf<typeof enquiry>> {
  const [found] = await db
    .select({ row: columns(now), said: enquiries.reply })
    .from(enquiries)
    .where(and(eq(enquiries.enquiryNo, enquiryNo), isOwn(enquiries, userId)));
  if (found === undefined) throw new Refusal(CODE.notFound, marketReplies.enquiryUnknown);
  const offered = await db
    .select({ option: enquiryOptions, carrier: { code: carriers.code, nameCn: carriers.nameCn } })
    .from(enquiryOptions)
    .leftJoin(carriers, eq(carriers.code, enquiryOptions.carrierCode))
    .where(eq(enquiryOptions.enquiryNo, enquiryNo))
    .orderBy(asc(enquiryOptions.sort));
  const { row, said } = found;
  const asked = toRow(row, await locationNames(db, [row]));
  const [files = []] = await filesOf(db, [row.form]);
  return {
    ...asked,
    form: row.form,
    files,
    reply: asked.status === 'declined' ? (said ?? marketReplies.declined[asked.service]) : null,
    options: offered.map(({ option, carrier }) => {
      const lines = option.lines.map(toFeeLine);
      return {
        optionId: option.id,
        priceId: orderPath(asked.service) === null ? null : option.offerId,
        scheduleId: option.sailingId,
        carrier,
        etd: option.etd?.getTime() ?? null,
        transitDays: option.transitDays,
        lines,
        totals: totalsOf(lines),
        validTo: option.validTo.getTime(),
        isExpired: option.validTo.getTime() <= now,
        remark: option.remark,
      };
    }),
    now,
  };
}
