import { and, asc, eq, gt } from 'drizzle-orm';
import { parse } from 'valibot';
import { type FclEnquiryForm, fclEnquiryForm } from '#contract/calls/ecommerce.ts';
import { type Offer, sellingPrices } from '#contract/calls/item.ts';
import type { Clock } from '#domain/clock.ts';
import { marketReplies } from '#src/ui/copy/market-replies.ts';
import type { Transaction } from '../calls/idempotent.ts';
import type { Database } from '../data/connect.ts';
import { enquiries, enquiryOptions } from '../data/schema/enquiries.ts';
import { audit } from '../data/schema/operations.ts';
import type { Log } from '../log.ts';
import type { Random } from '../random.ts';
import { toPricedLine } from './priced-lines.ts';
import { listSelling } from './selling.ts';

export interface Desk {
  db: Database;
  clock: Clock;
  random: Random;
  log: Log;
}

const MOST_OPTIONS = 3;
const MOST_IN_A_SWEEP = 50;
const OPTION_DAYS = 5;
const DAY = 86_400_000;
/** Well inside the two minutes an enquiry may wait. */
const SWEEP_EVERY_MS = 15_000;

type Enquiry = typeof enquiries.$inferSelect;

/**
 * Answers what waits, each in a transaction of its own: one that dies leaves its enquiry waiting for the next sweep, and
 * any number of processes share the work because each skips what another holds.
 */
export async function answerWaiting(desk: Desk): Promise<number> {
  let answered = 0;
  while (answered < MOST_IN_A_SWEEP && (await desk.db.transaction((tx) => answerNext(tx, desk)))) answered += 1;
  return answered;
}

async function answerNext(tx: Transaction, { clock, random }: Pick<Desk, 'clock' | 'random'>): Promise<boolean> {
  const now = clock.now();
  const [waiting] = await tx
    .select()
    .from(enquiries)
    .where(and(eq(enquiries.status, 'waiting'), gt(enquiries.deadline, new Date(now))))
    .orderBy(asc(enquiries.createdAt), asc(enquiries.enquiryNo))
    .limit(1)
    .for('update', { skipLocked: true });
  if (waiting === undefined) return false;
  const offers = waiting.service === 'fcl' ? await fittingOffers(tx, waiting, now) : [];
  if (offers.length > 0) {
    await tx.insert(enquiryOptions).values(offers.map((offer, sort) => toOption(offer, sort, waiting, random, now)));
  }
  const status = offers.length > 0 ? 'answered' : 'declined';
  await tx
    .update(enquiries)
    .set({ status, answeredAt: new Date(now) })
    .where(eq(enquiries.enquiryNo, waiting.enquiryNo));
  await tx.insert(audit).values({
    at: new Date(now),
    actorKind: 'system',
    action: `enquiry.${status}`,
    subjectKind: 'enquiry',
    subjectId: waiting.enquiryNo,
    detail: { options: offers.length },
  });
  return true;
}

/** First what was wished for; without it, what the lane offers to any carrier and on any day. */
async function fittingOffers(tx: Transaction, { form, enterpriseId }: Enquiry, now: number): Promise<Offer[]> {
  const wished = parse(fclEnquiryForm, form);
  const buyer = { now, enterpriseId };
  const { items } = await listSelling(tx, askedOf(wished, true), buyer);
  if (items.length > 0) return pickOptions(items);
  return pickOptions((await listSelling(tx, askedOf(wished, false), buyer)).items);
}

function askedOf(form: FclEnquiryForm, isAsWished: boolean) {
  const wishes = {
    ...(form.expectEtdFrom === undefined ? {} : { etdFrom: form.expectEtdFrom }),
    ...(form.expectEtdTo === undefined ? {} : { etdTo: form.expectEtdTo }),
    ...(form.carrierPrefer === undefined ? {} : { carriers: form.carrierPrefer }),
  };
  return parse(sellingPrices.request, {
    orgPortCode: form.orgPortCode,
    dstPortCode: form.dstPortCode,
    isDanger: form.isDanger,
    boxes: form.boxes,
    ...(form.unNo === undefined ? {} : { unNo: form.unNo }),
    ...(form.dgClass === undefined ? {} : { dgClasses: [form.dgClass] }),
    ...(form.weight === undefined ? {} : { weight: form.weight }),
    ...(form.volume === undefined ? {} : { volume: form.volume }),
    ...(isAsWished ? wishes : {}),
    onlyBookable: true,
    pageSize: 50,
  });
}

/** The best of each carrier first, then what comes next. */
function pickOptions(offers: readonly Offer[]): Offer[] {
  const first = new Map<string, Offer>();
  for (const offer of offers) if (!first.has(offer.carrier.code)) first.set(offer.carrier.code, offer);
  const best = [...first.values()];
  return [...best, ...offers.filter((offer) => !best.includes(offer))].slice(0, MOST_OPTIONS);
}

const toOption = (
  offer: Offer,
  sort: number,
  { enquiryNo }: Enquiry,
  random: Random,
  now: number,
): typeof enquiryOptions.$inferInsert => ({
  id: random.uuid(),
  enquiryNo,
  sort,
  offerId: offer.priceId,
  sailingId: offer.scheduleId,
  carrierCode: offer.carrier.code,
  etd: new Date(offer.etd),
  transitDays: offer.transitDays,
  lines: offer.lines.map(toPricedLine),
  validTo: new Date(Math.min(offer.validTo, now + OPTION_DAYS * DAY)),
  remark: marketReplies.deskRemark,
});

/** Sweeps while the server runs, one sweep at a time; a sweep that fails is logged and the next one tries again. */
export function startDemoDesk(desk: Desk): { stop(): Promise<void> } {
  let sweep: Promise<void> = Promise.resolve();
  let isSweeping = false;
  const run = () => {
    if (isSweeping) return;
    isSweeping = true;
    sweep = answerWaiting(desk)
      .then((answered) => {
        if (answered > 0) desk.log.info('demoDesk.answered', { answered });
      })
      .catch((error: unknown) => desk.log.error('demoDesk.failed', { error }))
      .finally(() => {
        isSweeping = false;
      });
  };
  const timer = setInterval(run, SWEEP_EVERY_MS);
  run();
  return {
    stop: () => {
      clearInterval(timer);
      return sweep;
    },
  };
}
