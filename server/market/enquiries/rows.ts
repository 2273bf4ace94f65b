import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnswerOf } from '#contract/call.ts';
import type { enquiry, enquiryList } from '#contract/calls/ecommerce.ts';
import { CODE } from '#contract/codes.ts';
import { orderPath } from '#contract/routes.ts';
import { workNames } from '#copy/booking/names.ts';
import { manualReply } from '#copy/enquiry/own.ts';
import { marketReplies } from '#copy/replies.ts';
import { type EnquiryService, locationKinds } from '#domain/enquiry/kinds.ts';
import { totalsOf } from '#domain/fees/line.ts';
import type { DeskWork } from '#domain/reference/desk-works.ts';
import { TANK_BOX } from '#domain/tank/kinds.ts';
import { Refusal } from '../../calls/refusal.ts';
import { enquiries, enquiryOptions } from '../../data/schema/enquiries.ts';
import { warehouses } from '../../data/schema/market.ts';
import type { JsonObject } from '../../data/schema/orders.ts';
import { carriers, locations } from '../../data/schema/reference.ts';
import type { Reader } from '../fee-rates.ts';
import { toFeeLine } from '../priced-lines.ts';
import { filesOf } from './files.ts';

type Row = AnswerOf<typeof enquiryList>['items'][number];

/** Raw SQL, because within one table's columns Drizzle leaves the table name out. */
const itsOptions = sql`from enquiry_options where enquiry_options.enquiry_no = enquiries.enquiry_no`;

const options = (now: number) => ({
  count: sql<number>`(select count(*)::int ${itsOptions})`,
  live: sql<boolean>`exists (select 1 ${itsOptions} and enquiry_options.valid_to > ${new Date(now).toISOString()})`,
});

const isUnpriced = sql`(${enquiries.status} = 'declined' and ${enquiries.reply} is null)`;

/**
 * Derived status: enquiries unanswered at their deadline and answers whose options have expired are over. One
 * declined without a reply was refused by the price list, so a person prices it and it still counts as waiting.
 */
export const statusAt = (now: number) => sql<Row['status']>`case
  when (${enquiries.status} = 'waiting' or ${isUnpriced}) and ${enquiries.deadline} < ${new Date(now).toISOString()} then 'expired'
  when ${isUnpriced} then 'manual'
  when ${enquiries.status} = 'answered' and not ${options(now).live} then 'expired'
  else ${enquiries.status} end`;

export const columns = (now: number) => ({
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

/** A stored form of any service. */
export type AnyForm = Partial<
  Record<
    | 'cargoName'
    | 'unNo'
    | 'dgClass'
    | 'orgPortCode'
    | 'dstPortCode'
    | 'pickupPlace'
    | 'deliveryPlace'
    | 'storagePlace'
    | 'yardPlace'
    | 'weight'
    | 'volume'
    | 'tanks',
    string
  >
> & {
  isDanger?: 'N' | 'Y';
  boxes?: Row['boxes'];
  deskWorks?: readonly DeskWork[];
};

interface LocationNames {
  of(service: EnquiryService, code: string): string | undefined;
}

/** Reads the names of the ports, airports and stations in enquiries, in one query; each code belongs to one kind. */
export async function locationNames(
  db: Reader,
  stored: readonly { service: string; form: JsonObject }[],
): Promise<LocationNames> {
  const codes = new Set(
    stored
      .flatMap(({ form }) => [(form as AnyForm).orgPortCode, (form as AnyForm).dstPortCode])
      .filter((code) => code !== undefined),
  );
  const kinds = stored.map(({ service }) => locationKinds[service as EnquiryService]).filter((kind) => kind !== null);
  if (codes.size === 0) return { of: () => undefined };
  const rows = await db
    .select({ kind: locations.kind, code: locations.code, nameCn: locations.nameCn })
    .from(locations)
    .where(and(inArray(locations.kind, kinds), inArray(locations.code, [...codes])));
  const names = new Map(rows.map(({ kind, code, nameCn }) => [`${kind} ${code}`, nameCn]));
  return { of: (service, code) => names.get(`${locationKinds[service]} ${code}`) };
}

export function toRow(
  { form, deadline, createdAt, answeredAt, service: named, ...rest }: Stored,
  names: LocationNames,
): Row {
  const stored = form as AnyForm;
  const service = named as Row['service'];
  const works = stored.deskWorks?.map((work) => workNames[work]).join('、');
  const org = stored.orgPortCode ?? stored.pickupPlace ?? stored.storagePlace ?? stored.yardPlace ?? works ?? '';
  const dst = stored.dstPortCode ?? stored.deliveryPlace ?? '';
  return {
    ...rest,
    service,
    isDanger: stored.isDanger ?? 'N',
    cargoName: stored.cargoName ?? '',
    org,
    dst,
    orgName: names.of(service, org) ?? org,
    dstName: names.of(service, dst) ?? dst,
    boxes: stored.tanks === undefined ? (stored.boxes ?? []) : [{ ctnType: TANK_BOX, quantity: Number(stored.tanks) }],
    weight: stored.weight ?? null,
    volume: stored.volume ?? null,
    deadline: deadline.getTime(),
    createdAt: createdAt.getTime(),
    answeredAt: answeredAt?.getTime() ?? null,
  };
}

/** Reads an enquiry with its answers as its customer sees them. */
export async function readAnswer(db: Reader, where: SQL | undefined, now: number): Promise<AnswerOf<typeof enquiry>> {
  const [found] = await db
    .select({ row: columns(now), reply: enquiries.reply })
    .from(enquiries)
    .where(where);
  if (found === undefined) throw new Refusal(CODE.notFound, marketReplies.enquiryUnknown);
  const offered = await db
    .select({
      option: enquiryOptions,
      carrier: { code: carriers.code, nameCn: carriers.nameCn },
      store: { code: warehouses.id, nameCn: warehouses.name },
    })
    .from(enquiryOptions)
    .leftJoin(carriers, eq(carriers.code, enquiryOptions.carrierCode))
    .leftJoin(warehouses, eq(warehouses.id, enquiryOptions.offerId))
    .where(eq(enquiryOptions.enquiryNo, found.row.enquiryNo))
    .orderBy(asc(enquiryOptions.sort));
  const { row, reply } = found;
  const stored = toRow(row, await locationNames(db, [row]));
  const [files = []] = await filesOf(db, [row.form]);
  return {
    ...stored,
    form: row.form,
    files,
    reply: stored.status === 'manual' ? manualReply(stored.service) : stored.status === 'declined' ? reply : null,
    options: offered.map(({ option, carrier, store }) => {
      const lines = option.lines.map(toFeeLine);
      return {
        optionId: option.id,
        priceId: orderPath(stored.service) === null ? null : option.offerId,
        scheduleId: option.sailingId,
        carrier,
        ...(store === null ? {} : { store }),
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
