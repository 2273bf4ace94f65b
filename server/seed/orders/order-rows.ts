import type { Party } from '#domain/booking/party.ts';
import { blankContainer, blankFclForm, type FclForm } from '#domain/fcl/form.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/limits.ts';
import { AUTO_CANCEL_MS } from '#domain/orders/auto-cancel.ts';
import { orderNumber } from '#domain/orders/number.ts';
import { isEnded, type OrderStatus } from '#domain/orders/statuses.ts';
import { feeCodes } from '#domain/reference/fee-codes.ts';
import { oceanCarriers } from '#domain/reference/ocean-carriers.ts';
import { ports } from '#domain/reference/ports.ts';
import { CHINA, localDay } from '#domain/schedule/zone.ts';
import type { CarriedVoyage } from '../../data/schema/booked.ts';
import type * as schema from '../../data/schema/index.ts';
import type { JsonObject } from '../../data/schema/orders.ts';
import type { FeeRow } from '../../market/fee-rates.ts';
import { toLocation } from '../../market/lane.ts';
import { cutOffsOfSailing } from '../../market/offers.ts';
import { priceOffer } from '../../market/price-offer.ts';
import { toPricedLine } from '../../market/priced-lines.ts';
import { containersOf } from '../../orders/fcl/rows.ts';
import { itemsOf } from '../../orders/items.ts';
import { searchTextOf } from '../../orders/search-text.ts';
import { END_NODE, plannedTimeline } from '../../orders/timeline.ts';
import { demoAccounts } from '../account-rows.ts';
import { startOfShanghaiDay } from '../calendar.ts';
import { fclFeeLines, goldenFeeLines } from '../fcl-fees.ts';
import { goldenLane } from '../fcl-lanes.ts';
import { boxesOf, oceanFreight } from '../fcl-rows.ts';
import { type FoundSailing, findSailing } from './find-sailing.ts';
import { goods } from './goods.ts';
import { handedRows } from './handed-papers.ts';
import { type DemoOwner, type DemoPaper, fileRef } from './papers.ts';
import { type Stage, stages } from './stages.ts';

const BOX = '20GP';

/** Above any day's number of orders, so that demo orders never take a customer's number. */
const FIRST_SEQUENCE = 90_001;
/** Distance between the lanes of consecutive orders in the list of services. */
const LANES_APART = 7;
/** Spreads the orders' minutes, so that no two coincide. */
const MINUTES_APART = 17;
const BEFORE_CLOSING_MS = 2 * DAY_MS;

const SHIPPERS: Readonly<Record<DemoOwner, readonly [companyNameEn: string, addressEn: string]>> = {
  verified: ['SHANGHAI SHENLAN CHEMICAL (DEMONSTRATION DATA)', '1 HAIGANG AVENUE, SHANGHAI'],
  special: ['ZHANGJIAGANG RUNHAI CHEMICALS TRADING (DEMONSTRATION DATA)', 'YANGTZE TOWER, ZHANGJIAGANG'],
};

const accountOf = (owner: DemoOwner) => demoAccounts.find(({ id }) => id === `user-${owner}`)!;

const portOf = new Map(ports.map((port) => [port.code, port]));
const carrierOf = new Map(oceanCarriers.map((carrier) => [carrier.scac, carrier]));
const feeOf = new Map(feeCodes.map((fee) => [fee.code, fee]));

const party = (companyNameEn: string, addressEn: string, countryCode: string): Party => ({
  ...blankFclForm.shipper,
  ...{ companyNameEn, addressEn, countryCode },
});

function voyageOf({ lane, service, sailing }: FoundSailing, isDanger: boolean): CarriedVoyage {
  const [org, dst] = [portOf.get(lane.pol)!, portOf.get(lane.pod)!];
  const via = sailing.viaCode == null ? undefined : portOf.get(sailing.viaCode);
  return {
    org: toLocation(org),
    dst: toLocation(dst),
    carrier: { code: service.carrier, nameCn: carrierOf.get(service.carrier)?.nameCn ?? service.carrier },
    via: via === undefined ? null : { code: via.code, nameCn: via.nameCn },
    ...{ vessel: sailing.vessel, voyage: sailing.voyage, terminal: sailing.terminal },
    ...{ etd: sailing.etd.getTime(), eta: sailing.eta.getTime() },
    cutOffs: cutOffsOfSailing(sailing, isDanger),
  };
}

/** Fills in the order form. */
function formOf(
  { owner = 'verified', goods: name, boxes, papers, hasParties }: Stage,
  found: FoundSailing,
  placedAt: number,
): FclForm {
  const account = accountOf(owner);
  const { line, packagesPerBox, gross, net } = goods[name];
  const { lane, sailing } = found;
  const { isDanger } = line;
  const etd = sailing.etd.getTime();
  const packages = packagesPerBox * boxes;
  const day = (at: number) => localDay(at, CHINA);
  const file = (paper: DemoPaper, of: number) => (papers.includes(paper) ? [fileRef(paper, day(of), owner)] : []);
  const written = placedAt - 200 * DAY_MS;
  const holdsUntil = etd + 60 * DAY_MS;
  const until = (paper: DemoPaper) => (papers.includes(paper) ? day(holdsUntil) : '');
  return {
    ...blankFclForm,
    priceId: `${sailing.id}-${isDanger ? 'DG' : 'GEN'}`,
    scheduleId: sailing.id,
    orgPortCode: lane.pol,
    dstPortCode: lane.pod,
    containers: [{ ...blankContainer, quantity: String(boxes), weightPerCtn: String(packagesPerBox * gross) }],
    cargoReadyDate: day(Math.max(placedAt + DAY_MS, etd - 8 * DAY_MS)),
    cargo: [
      {
        ...line,
        packages: String(packages),
        grossWeight: String(packages * gross),
        netWeight: String(packages * net),
        sds: [...file('sheetCn', written), ...file('sheetEn', written)],
        classReport: file('classification', holdsUntil),
        dg: isDanger
          ? {
              ...line.dg,
              dgNetWeight: String(net),
              dgGrossWeight: String(gross),
              dangerPackCertExpire: until('packingUse'),
              dangerPackCertQty: papers.includes('packingUse') ? String(packages) : '',
              dangerPackCertFiles: file('packingUse', holdsUntil),
              perfCertExpire: until('packingTest'),
              perfCertFiles: file('packingTest', holdsUntil),
            }
          : line.dg,
      },
    ],
    ...{ contactName: account.name, contactPhone: account.phone },
    ...(hasParties
      ? {
          shipper: party(...SHIPPERS[owner], 'CN'),
          consignee: party('DEMONSTRATION CONSIGNEE', '1 HARBOUR ROAD', lane.pod.slice(0, 2)),
          notifySame: true,
        }
      : {}),
    ...{ agree: true, truth: true },
  };
}

function feeRowsOf({ lane, service }: FoundSailing, isDanger: boolean): FeeRow[] {
  const tariffId = `${service.laneId}-${service.carrier}-${isDanger ? 'DG' : 'GEN'}`;
  const isGolden = service.laneId === goldenLane.id && service.carrier === goldenLane.carrier;
  const boxes = boxesOf(service.laneId);
  const lines = isGolden
    ? goldenFeeLines(boxes, isDanger)
    : fclFeeLines(tariffId, boxes, isDanger, portOf.get(lane.pod)?.lane ?? '');
  return lines.map(({ containerCode, feeCode, taxRate, atCost, payTerm, remark, ...line }) => ({
    ...line,
    tariffId,
    feeCode,
    feeName: feeOf.get(feeCode)?.nameCn ?? feeCode,
    groupName: feeOf.get(feeCode)?.group ?? 'ORIGIN',
    ctnType: containerCode ?? null,
    atCost: atCost ?? false,
    payTerm: payTerm ?? 'PRE',
    taxRate: taxRate ?? 0,
    remark: remark ?? null,
    carrierCode: service.carrier,
    carrierName: carrierOf.get(service.carrier)?.nameCn ?? service.carrier,
  }));
}

function linesOf({ goods: name, boxes }: Stage, found: FoundSailing) {
  const { line, packagesPerBox, gross } = goods[name];
  const { lane, service, week } = found;
  const classes = line.isDanger ? [line.dg.dgClass] : [];
  const amount = oceanFreight(service.laneId, lane.pod, service.carrier, BOX, week);
  return priceOffer([{ unit: BOX, amount, currency: '2', limitKg: null }], feeRowsOf(found, line.isDanger), {
    boxes: [{ ctnType: BOX, quantity: boxes, cargoKg: String(packagesPerBox * gross) }],
    ...{ weight: null, volume: null, classes },
    unNos: line.isDanger ? [line.dg.unNo] : [],
    services: [],
  }).lines;
}

/** Spreads past nodes between the order and yesterday evening, each before its planned time. */
function timelineOf(
  { status, reached, reason }: Stage,
  voyage: CarriedVoyage,
  isDanger: boolean,
  placedAt: number,
  endedAt: Date,
) {
  const planned = plannedTimeline(voyage, isDanger, placedAt);
  const last = planned.findIndex(({ node }) => node === (reached ?? 'submitted'));
  const evening = endedAt.getTime();
  const fixed: Readonly<Record<string, number>> = {
    departed: voyage.etd,
    arrived: voyage.eta,
    completed: voyage.eta + 5 * DAY_MS,
  };
  const nodes = planned.map((node, index) => {
    if (index === 0 || index > last) return node;
    const spread = placedAt + ((evening - placedAt) * index) / (last + 1);
    const due = node.plannedAt?.getTime() ?? Number.POSITIVE_INFINITY;
    return { ...node, actualAt: new Date(fixed[node.node] ?? Math.min(spread, due - HOUR_MS)) };
  });
  const ending = { plannedAt: null, place: null, operatorRole: null, fileIds: [] };
  return isEnded(status)
    ? [...nodes, { ...ending, sort: END_NODE, node: status, actualAt: endedAt, remark: reason ?? null }]
    : nodes;
}

const isAtLeastBooked = (reached: OrderStatus | undefined): reached is OrderStatus =>
  reached !== undefined && reached !== 'dgReviewing';

function rowsOf(stage: Stage, index: number, now: number) {
  const { line } = goods[stage.goods];
  const { isDanger } = line;
  const classes = isDanger ? [line.dg.dgClass, line.dg.subRisk1].filter((risk) => risk !== '') : [];
  const found = findSailing({ ...stage, now, start: (stage.again ?? index) * LANES_APART, classes });
  const voyage = voyageOf(found, isDanger);
  const today = startOfShanghaiDay(now);
  const closing = isDanger ? voyage.cutOffs.bookingCloseDg : voyage.cutOffs.bookingCloseGen;
  const placedAt = Math.min(
    today - stage.placedDaysAgo * DAY_MS + 9 * HOUR_MS + index * MINUTES_APART * MINUTE_MS,
    closing - BEFORE_CLOSING_MS,
  );
  const isAutoCancelled = stage.status === 'autoCancelled';
  const endedAt = new Date(isAutoCancelled ? placedAt + AUTO_CANCEL_MS : today - 6 * HOUR_MS);
  const hasEnded = isEnded(stage.status);
  const account = accountOf(stage.owner ?? 'verified');
  const orderNo = orderNumber('FCL', placedAt, FIRST_SEQUENCE + index);
  const form = formOf(stage, found, placedAt);
  const items = itemsOf(form);
  const order: typeof schema.orders.$inferInsert = {
    orderNo,
    service: 'fcl',
    ...{ userId: account.id, enterpriseId: account.enterpriseId },
    ...{ status: stage.status, dgStatus: stage.dgStatus },
    ...{ quoteId: null, enquiryNo: null, offerId: form.priceId, laneId: found.service.laneId },
    /** Demo orders take no space, so cancelling one returns none. */
    sailingId: null,
    carrierCode: found.service.carrier,
    etd: found.sailing.etd,
    isDanger,
    form: form as unknown as JsonObject,
    voyage,
    search: searchTextOf({ orderNo, form: form as unknown as JsonObject, voyage }, items),
    autoCancelAt: isAutoCancelled ? endedAt : null,
    cancelledAt: hasEnded ? endedAt : null,
    cancelReason: hasEnded ? (stage.reason ?? null) : null,
    demo: true,
    version: 1,
    createdAt: new Date(placedAt),
    updatedAt: endedAt,
  };
  return {
    order,
    containers: containersOf(form).map((row) => ({ ...row, orderNo })),
    items: items.map((row) => ({ ...row, orderNo })),
    feeLines: linesOf(stage, found)
      .map(toPricedLine)
      .map(({ group, atCost: _, ...priced }, sort) => ({ ...priced, orderNo, sort, groupName: group })),
    papers: isAtLeastBooked(stage.reached)
      ? handedRows({ orderNo, owner: stage.owner ?? 'verified', form, voyage, reached: stage.reached, placedAt })
      : [],
    timeline: timelineOf(stage, voyage, isDanger, placedAt, endedAt).map((node) => ({ ...node, orderNo })),
  };
}

/** Orders of the demo accounts as of today; the verified account has one in every status. */
export function orderRows(now: number) {
  const all = stages.map((stage, index) => rowsOf(stage, index, now));
  return {
    orders: all.map(({ order }) => order),
    containers: all.flatMap(({ containers }) => containers),
    items: all.flatMap(({ items }) => items),
    feeLines: all.flatMap(({ feeLines }) => feeLines),
    papers: all.flatMap(({ papers }) => papers),
    timeline: all.flatMap(({ timeline }) => timeline),
  };
}
