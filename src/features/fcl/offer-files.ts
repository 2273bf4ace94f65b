import type { Offer, SellingAnswer, SellingRequest } from '#contract/calls/item.ts';
import { fcl as words } from '#copy/fcl/search.ts';
import { fclSheet } from '#copy/fcl/tools.ts';
import { priceList } from '#copy/search/prices.ts';
import { fees } from '#copy/search/terms.ts';
import { shell } from '#copy/shell.ts';
import { DAY_BEFORE_MINUTES, icsOf } from '#domain/calendar/ics.ts';
import { EXPORTED_AT_MOST, PAGE_SIZES } from '#domain/limits.ts';
import { CHINA } from '#domain/schedule/zone.ts';
import type { CalendarRequest, SheetRequest } from '#machines/offer-files/index.ts';
import type { Api } from '#src/api/index.ts';
import { saveFile } from '#src/browser/files.ts';
import {
  amountCell as amount,
  countCell as count,
  currenciesOf,
  momentCell as moment,
  type Sheet,
  sheetFile,
  textCell as text,
  totalCell,
} from '#src/features/files/sheet-file.ts';
import { deadlinesOf } from '#src/features/offers/views/deadlines.ts';
import { portTime } from '#src/ui/text/time-text.ts';

/** The list as it is on the screen, every box type and currency in a column of its own, times on each port's clock. */
export function offerSheet(answer: SellingAnswer, offers: readonly Offer[], isDanger: boolean, isDemo: boolean): Sheet {
  const types = [...new Set(offers.flatMap(({ prices }) => prices.map(({ ctnType }) => ctnType)))].sort();
  const currencies = currenciesOf(offers);
  const zone = answer.org?.timezone ?? CHINA;
  const dstZone = answer.dst?.timezone ?? zone;
  const { columns } = fclSheet;
  const head = [
    columns.carrier,
    columns.code,
    columns.origin,
    columns.terminal,
    columns.destination,
    columns.via,
    columns.route,
    columns.vessel,
    columns.voyage,
    columns.booking,
    columns.customs,
    columns.etd,
    columns.eta,
    columns.transit,
    ...types.flatMap((type) => [columns.freight(type), columns.limit(type)]),
    ...currencies.map((currency) => fees.total[currency] ?? currency),
    columns.valid,
    columns.space,
    columns.standing,
    columns.kind,
    columns.classes,
    columns.free,
    columns.remark,
  ];
  const rows = offers.map((offer) => [
    text(offer.carrier.nameCn),
    text(offer.carrier.code),
    text(answer.org?.nameCn ?? offer.pol),
    text(offer.terminal),
    text(answer.dst?.nameCn ?? offer.pod),
    text(offer.via === null ? words.direct : words.via(offer.via.nameCn)),
    text(offer.routeCode),
    text(offer.vessel),
    text(offer.voyage),
    moment(isDanger ? offer.cutOffs.bookingCloseDg : offer.cutOffs.bookingCloseGen, zone),
    moment(offer.cutOffs.customsCutoff, zone),
    moment(offer.etd, zone),
    moment(offer.eta, dstZone),
    count(offer.transitDays),
    ...types.flatMap((type) => {
      const price = offer.prices.find(({ ctnType }) => ctnType === type);
      return [amount(price?.amount), count(price?.limitKg)];
    }),
    ...currencies.map((currency) => totalCell(offer, currency)),
    moment(offer.validTo, zone),
    text(words.space[offer.space]),
    text(words.bookable[offer.bookable]),
    text(offer.priceKind === 'CONTRACT' ? priceList.contract : fclSheet.public),
    text(offer.dgClasses.join('/')),
    count(offer.freeDays),
    text([isDemo ? shell.demoLabel : '', offer.remark ?? ''].filter(Boolean).join('；')),
  ]);
  return { name: fclSheet.sheet, head, rows };
}

const LARGEST_PAGE = Math.max(...PAGE_SIZES) as (typeof PAGE_SIZES)[number];
const TWO_HOURS_MINUTES = 120;

/** Every page of the list, up to what is exported at most. */
async function gather(api: Api, request: SellingRequest, signal: AbortSignal) {
  const read = (page: number) => api.sellingPrices({ ...request, page, pageSize: LARGEST_PAGE }, { signal });
  const first = await read(1);
  const pages = Math.ceil(Math.min(first.total, EXPORTED_AT_MOST) / LARGEST_PAGE);
  const offers: Offer[] = [...first.items];
  for (let page = 2; page <= pages; page += 1) offers.push(...(await read(page)).items);
  return { answer: first, offers: offers.slice(0, EXPORTED_AT_MOST) };
}

export async function writeSheet(api: Api, { format, request }: SheetRequest, isDemo: boolean, signal: AbortSignal) {
  const { answer, offers } = await gather(api, request, signal);
  const sheet = offerSheet(answer, offers, request.isDanger !== 'N', isDemo);
  const blob = await sheetFile(sheet, format);
  const { date } = portTime(answer.now, answer.org?.timezone ?? CHINA);
  const name = fclSheet.file(
    answer.org?.nameCn ?? request.orgPortCode,
    answer.dst?.nameCn ?? request.dstPortCode,
    date,
  );
  saveFile(blob, `${name}.${format}`);
  return { rows: offers.length };
}

/** The cut-offs still to come of one sailing, with a reminder a day and two hours before each. */
export function calendarOf({ offer, answer, isDanger }: CalendarRequest): string {
  const zone = answer.org?.timezone ?? CHINA;
  const lane = words.lane(answer.org?.nameCn ?? offer.pol, answer.dst?.nameCn ?? offer.pod);
  return icsOf({
    product: fclSheet.product,
    name: fclSheet.calendar(offer.carrier.nameCn, offer.voyage),
    now: answer.now,
    moments: deadlinesOf(offer, isDanger)
      .filter(({ instant }) => instant > answer.now)
      .map(({ key, label, instant }) => {
        const { date, clock } = portTime(instant, zone);
        return {
          uid: `${offer.scheduleId}-${key}@huazhou`,
          instant,
          title: fclSheet.cutOff(label, offer.carrier.nameCn, offer.voyage),
          description: fclSheet.detail(lane, `${offer.vessel} ${offer.voyage}`, `${date} ${clock}`),
          location: offer.terminal,
          remindMinutes: [DAY_BEFORE_MINUTES, TWO_HOURS_MINUTES],
        };
      }),
  });
}

export function saveCalendar(asked: CalendarRequest): void {
  const { carrier, voyage } = asked.offer;
  const file = new Blob([calendarOf(asked)], { type: 'text/calendar;charset=utf-8' });
  saveFile(file, `${fclSheet.calendar(carrier.code, voyage)}.ics`);
}
