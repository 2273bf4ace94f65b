import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { sailSchedule } from '#contract/calls/ecommerce.ts';
import type { feePage, minimumPrices, sellingPrices } from '#contract/calls/item.ts';
import type { cityPage } from '#contract/calls/locations.ts';

/** One lane with one sailing of each of two carriers: all that the stub sells. */
const DAY = 86_400_000;
const SHANGHAI = { code: 'CNSHA', nameCn: '上海', nameEn: 'Shanghai', timezone: 'Asia/Shanghai' };
const ROTTERDAM = { code: 'NLRTM', nameCn: '鹿特丹', nameEn: 'Rotterdam', timezone: 'Europe/Amsterdam' };
const carriers = [
  { code: 'COSU', nameCn: '中远海运' },
  { code: 'MSCU', nameCn: '地中海航运' },
];
export const LOWEST = '1234.50';
const amounts = [LOWEST, '1350.00'];

type Offer = AnswerOf<typeof sellingPrices>['items'][number];
type FeeLine = Offer['lines'][number];

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

const freight = (amount: string): FeeLine => ({
  group: 'FREIGHT',
  feeCode: 'OF',
  feeName: '海运费',
  currency: '2',
  unitPrice: amount,
  basis: 'CONTAINER',
  ctnType: '20GP',
  quantity: '1',
  amount,
  atCost: false,
  payTerm: 'PRE',
  taxRate: null,
});

const cutOffsBefore = (etd: number): Offer['cutOffs'] => ({
  bookingCloseGen: etd - 5 * DAY,
  bookingCloseDg: etd - 6 * DAY,
  emptyPickup: etd - 5 * DAY,
  cyOpen: etd - 4 * DAY,
  lclCutoff: etd - 3 * DAY,
  siCutoff: etd - 3 * DAY,
  dgCutoff: etd - 3 * DAY,
  amsCutoff: etd - 2 * DAY,
  vgmCutoff: etd - 2 * DAY,
  customsCutoff: etd - 2 * DAY,
  cyClosing: etd - DAY,
});

function offerOf(index: number, now: number): Offer {
  const etd = now + (10 + index) * DAY;
  const amount = amounts[index]!;
  return {
    priceId: `FCL-${index + 1}`,
    priceKind: 'PUBLIC',
    scheduleId: `S${index + 1}`,
    carrier: carriers[index]!,
    routeCode: 'AEU1',
    terminal: '洋山三期',
    pol: SHANGHAI.code,
    pod: ROTTERDAM.code,
    via: null,
    vessel: 'CONFORMANCE',
    voyage: `00${index + 1}W`,
    etd,
    eta: etd + 30 * DAY,
    etdDay: dayOf(etd),
    weekday: new Date(etd).getUTCDay(),
    transitDays: 30,
    cutOffs: cutOffsBefore(etd),
    prices: [{ ctnType: '20GP', amount, currency: '2', limitKg: null }],
    dgClasses: ['3', '8'],
    carrierRefuses: ['1.1'],
    collectAllowed: false,
    space: 'PLENTY',
    validFrom: now - DAY,
    validTo: now + 20 * DAY,
    freeDays: 7,
    remark: null,
    lines: [freight(amount)],
    totals: [{ currency: '2', amount }],
    unpriced: [],
    load: null,
    refusals: [],
    bookable: 'BOOKABLE',
  };
}

const offers = () => carriers.map((_, index) => offerOf(index, Date.now()));
const page = <Item>(items: Item[]) => ({ items, total: items.length, page: 1, pageSize: 20 });

export function lowestPrices(): AnswerOf<typeof minimumPrices> {
  const [offer] = offers();
  const { etd, transitDays, carrier, cutOffs, dgClasses, validTo } = offer!;
  const lane = { id: 'CNSHA-NLRTM', org: SHANGHAI, dst: ROTTERDAM, hot: true };
  const terms = { etd, transitDays, carrier, dgClasses, validTo, bookingClose: cutOffs.bookingCloseDg };
  return [{ lane, ctnType: '20GP', amount: LOWEST, currency: '2', ...terms }];
}

export function sellingAnswer(): AnswerOf<typeof sellingPrices> {
  const now = Date.now();
  return {
    ...page(offers()),
    org: SHANGHAI,
    dst: ROTTERDAM,
    etdFrom: dayOf(now),
    etdTo: dayOf(now + 30 * DAY),
    goods: null,
    carriers,
    ctnTypes: ['20GP'],
    fromPrice: null,
    now,
  };
}

export const feeAnswer = (): AnswerOf<typeof feePage> =>
  page([{ carrier: carriers[0]!, ...freight(LOWEST), remark: null }]);

export function scheduleAnswer(): AnswerOf<typeof sailSchedule> {
  const sailings = offers();
  const chips = sailings.map(({ etdDay, weekday }, index) => ({
    date: etdDay,
    weekday,
    minAmount: amounts[index]!,
    currency: '2',
    bookable: true,
  }));
  return { chips, sailings: page(sailings), now: Date.now() };
}

const location = (port: typeof SHANGHAI, pinyin: string, country: string) => ({
  kind: 'port' as const,
  code: port.code,
  nameCn: port.nameCn,
  nameEn: port.nameEn,
  pinyin,
  initials: pinyin.slice(0, 2),
  aliases: [],
  group: country === 'CN' ? '华东' : '欧洲',
  lane: country === 'CN' ? null : '欧洲',
  country,
  tz: port.timezone,
  dgRejectClasses: [],
});

export function cityAnswer({ keyword = '', kind = 'port' }: RequestOf<typeof cityPage>): AnswerOf<typeof cityPage> {
  const ports = [location(SHANGHAI, 'shanghai', 'CN'), location(ROTTERDAM, 'lutedan', 'NL')];
  const found = ports.filter(({ code, nameCn }) => `${code}${nameCn}`.includes(keyword.toUpperCase()));
  return page(kind === 'port' ? found : []);
}
