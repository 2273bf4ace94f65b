import { and, asc, eq, gt } from 'drizzle-orm';
import { parse } from 'valibot';
import { type FclEnquiryForm, fclEnquiryForm, lclEnquiryForm, truckEnquiryForm } from '#contract/calls/ecommerce.ts';
import { type Offer, sellingPrices } from '#contract/calls/item.ts';
import type { Clock } from '#domain/clock.ts';
import { marketReplies } from '#src/ui/copy/market-replies.ts';
import type { Transaction } from '../calls/idempotent.ts';
import type { Database } from '../data/connect.ts';
import { enquiries } from '../data/schema/enquiries.ts';
import { audit } from '../data/schema/operations.ts';
import type { Log } from '../log.ts';
import { tellEnquiryAnswered } from '../notices/happenings.ts';
import type { Random } from '../random.ts';
import { consolidatedOptions } from './consolidated-options.ts';
import { askedOf, type DeskOption, OPTION_DAYS, ofOffer, promisedTo, writeOptions } from './desk-option.ts';
import { laneOptions } from './lane-options.ts';
import { roadOptions } from './road-prices.ts';
import { listSelling } from './selling.ts';

export interface Desk {
  db: Database;
  clock: Clock;
  random: Random;
  log: Log;
}

const MOST_OPTIONS = 3;
const MOST_IN_A_SWEEP = 50;
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
  const options = await optionsFor(tx, waiting, now);
  const promised = options.map((option) => ({ ...option, validTo: promisedTo(option.validTo, now, OPTION_DAYS) }));
  await writeOptions(tx, waiting.enquiryNo, promised, random);
  const status = options.length > 0 ? 'answered' : 'declined';
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
    detail: { options: options.length },
  });
  await tellEnquiryAnswered(tx, waiting, { isDeclined: status === 'declined', reason: '' }, now);
  return true;
}

async function optionsFor(tx: Transaction, waiting: Enquiry, now: number): Promise<DeskOption[]> {
  switch (waiting.service) {
    case 'fcl':
      return (await fittingOffers(tx, waiting, now)).map((offer) => ofOffer(offer, marketReplies.deskRemark));
    case 'lcl': {
      const buyer = { now, enterpriseId: waiting.enterpriseId };
      return (await consolidatedOptions(tx, parse(lclEnquiryForm, waiting.form), buyer)).slice(0, MOST_OPTIONS);
    }
    case 'air':
    case 'rail':
    case 'domestic':
      return (await laneOptions(tx, waiting, { now, enterpriseId: waiting.enterpriseId })).slice(0, MOST_OPTIONS);
    case 'truck':
      return (await roadOptions(tx, parse(truckEnquiryForm, waiting.form))).slice(0, MOST_OPTIONS);
    default:
      return [];
  }
}

/** First what was wished for; without it, what the lane offers to any carrier and on any day. */
async function fittingOffers(tx: Transaction, { form, enterpriseId }: Enquiry, now: number): Promise<Offer[]> {
  const wished = parse(fclEnquiryForm, form);
  const buyer = { now, enterpriseId };
  const asked = { ...askedOf(wished), pageSize: 50 as const };
  const { items } = await listSelling(tx, parse(sellingPrices.request, { ...asked, ...wishedOf(wished) }), buyer);
  if (items.length > 0) return pickOptions(items);
  return pickOptions((await listSelling(tx, parse(sellingPrices.request, asked), buyer)).items);
}

function wishedOf(form: FclEnquiryForm) {
  return {
    ...(form.expectEtdFrom === undefined ? {} : { etdFrom: form.expectEtdFrom }),
    ...(form.expectEtdTo === undefined ? {} : { etdTo: form.expectEtdTo }),
    ...(form.carrierPrefer === undefined ? {} : { carriers: form.carrierPrefer }),
  };
}

/** The best of each carrier first, then what comes next. */
function pickOptions(offers: readonly Offer[]): Offer[] {
  const first = new Map<string, Offer>();
  for (const offer of offers) if (!first.has(offer.carrier.code)) first.set(offer.carrier.code, offer);
  const best = [...first.values()];
  return [...best, ...offers.filter((offer) => !best.includes(offer))].slice(0, MOST_OPTIONS);
}

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
