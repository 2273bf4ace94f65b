import type { ReactNode } from 'react';
import type { OrderAnswer } from '#contract/calls/orders.ts';
import { doorWindows } from '#copy/booking/names.ts';
import { departureName, departureWords } from '#copy/orders/amendment.ts';
import { orders as words } from '#copy/orders/list.ts';
import { readAt } from '#domain/form/path.ts';
import { boxUseOf } from '#domain/orders/box-use.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Link } from '#src/ui/parts/Link.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { HOUSE_ZONE } from '#src/ui/text/time-text.ts';
import { deskRows } from './desk-rows.tsx';
import { boxesText, Lane, loadText } from './OrderCells.tsx';
import { ListEdition, OrderGoods } from './OrderGoods.tsx';
import type { OrderFiles } from './order-files.ts';

interface FactsProps {
  order: OrderAnswer;
  files: Pick<OrderFiles, 'openCertificate'>;
}

/** Cargo, transport and route. */
export function Facts({ order, files }: FactsProps) {
  const zone = order.org?.timezone ?? HOUSE_ZONE;
  const isFlight = order.service === 'air';
  const named = departureWords(order.service);
  const departure = departureName(order.service, order);
  const rows: [term: string, text: ReactNode][] = [
    ...wayRows(order),
    ...certificateRows(order, files),
    [named.name, [order.carrier?.nameCn, departure].filter(Boolean).join('，') || null],
    [words.terminal, order.terminal],
    [
      named.leaves,
      order.etd === null ? null : (
        <DateTime key="etd" instant={order.etd} zone={zone} withYear {...(isFlight ? { dateOnly: true } : {})} />
      ),
    ],
    [
      named.arrives,
      order.eta === null ? null : (
        <DateTime key="eta" instant={order.eta} zone={order.dst?.timezone ?? zone} withYear dateOnly />
      ),
    ],
    [words.boxesTitle, boxesText(order) || null],
    ...boxUseRows(order),
    [words.loadTitle, boxesText(order) === '' ? loadText(order) || null : null],
    ...(isFlight ? airportRows(order, zone) : stationRows(order, zone)),
    ...doorRows(order),
    ...tripRows(order),
    [words.placedAt, <DateTime key="placed" instant={order.createdAt} zone={HOUSE_ZONE} withYear />],
    [words.fromEnquiry, order.enquiryNo === null ? null : <EnquiryLink key="enquiry" no={order.enquiryNo} />],
  ];
  return (
    <section aria-label={words.cargo} className="grid min-w-0 gap-2 rounded border border-line bg-surface p-2 md:p-3">
      <dl>
        {rows.map(([term, text]) =>
          text === null || text === undefined ? null : (
            <div key={term} className="grid grid-cols-[80px_1fr] gap-x-1 border-line border-b py-0.75">
              <dt className="text-ink-3">{term}</dt>
              <dd className="min-w-0 wrap-break-word">{text}</dd>
            </div>
          ),
        )}
      </dl>
      {order.desk ? <ListEdition form={order.form} path="goods" /> : null}
      <OrderGoods order={order} />
    </section>
  );
}

/** Container terms of the train, one line per type. */
function boxUseRows(order: OrderAnswer): [term: string, text: ReactNode][] {
  const boxes = boxUseOf(order);
  const valueText = (text: string, key: keyof typeof words.boxUse) =>
    key === 'freeDays' ? words.days(Number(text)) : text;
  return (['emptyAt', 'returnAt', 'freeDays'] as const).map((key) => {
    const texts = boxes.flatMap((box) => (box[key] === '' ? [] : [`${box.ctnType} ${valueText(box[key], key)}`]));
    return [words.boxUse[key], texts.join('，') || null];
  });
}

/** Route, storage or service. */
function wayRows(order: OrderAnswer): [term: string, text: ReactNode][] {
  if (order.desk) return deskRows(order.desk);
  if (order.bought) return boughtRows(order.bought);
  return order.stay
    ? stayRows(order.stay, order.service === 'tank' ? words.yard : words)
    : [[words.route, <Route key="route" order={order} />]];
}

/** Purchased goods, quantity and hand-over. */
const boughtRows = ({
  postId,
  postNo,
  nameCn,
  quantity,
  unit,
  batchNo,
  delivery,
  address,
  day,
  quoteNo,
  supplier,
}: NonNullable<OrderAnswer['bought']>): [term: string, text: ReactNode][] => [
  [
    words.bought,
    <Link key="post" href={`/procurement/share/${postId}`} className="text-link underline">
      {quoteNo === undefined ? words.boughtFrom(nameCn, postNo) : words.boughtByQuote(nameCn, postNo)}
    </Link>,
  ],
  ...(supplier === undefined || quoteNo === undefined
    ? []
    : [[words.supplier, words.quotedBy(supplier, quoteNo)] as [term: string, text: ReactNode]]),
  [words.boughtQuantity, words.amount(quantity, unit)],
  [words.batch, batchNo || null],
  [words.handover[delivery], address],
  [words.handoverDay[delivery], day],
];

/** Certificate of the purchased lot. */
const certificateRows = (
  { bought = null, hasCertificate = false }: OrderAnswer,
  { openCertificate }: FactsProps['files'],
): [term: string, text: ReactNode][] =>
  bought === null || !hasCertificate
    ? []
    : [
        [
          words.certificate,
          <Button key="certificate" size={32} icon="file" onClick={() => openCertificate(bought.postId, bought.lineNo)}>
            {words.openCertificate}
          </Button>,
        ],
      ];

/** Warehouse, start and duration. */
const stayRows = (
  { name, city, address, openingHours, phone, startDate, days }: NonNullable<OrderAnswer['stay']>,
  terms: Readonly<Record<keyof typeof words.yard, string>>,
): [term: string, text: ReactNode][] => [
  [terms.stay, `${words.inStore(city, name)}，${address}`],
  [terms.stayFrom, startDate],
  [terms.stayDays, days === 0 ? null : words.days(days)],
  [terms.openingHours, openingHours],
  [terms.stationPhone, phone],
];

/** Hand-in location and deadline of cargo that we consolidate. */
function stationRows({ service, station, cutOffs }: OrderAnswer, zone: string): [term: string, text: ReactNode][] {
  if (station === undefined || station === null) return [];
  const { name, address, openingHours, phone } = station;
  return [
    [words.station, `${name}，${address}`],
    [words.openingHours, openingHours],
    [words.stationPhone, phone],
    [
      service === 'cfs' ? words.deliverBy : words.handInBy,
      cutOffs === null ? null : (
        <DateTime key="handIn" instant={cutOffs.lclCutoff} zone={zone} withYear dateOnly={service === 'cfs'} />
      ),
    ],
  ];
}

/** Hand-in number and deadline of air cargo. */
const airportRows = ({ orderNo, cutOffs }: OrderAnswer, zone: string): [term: string, text: ReactNode][] => [
  [words.entryNumber, orderNo],
  [
    words.handInBy,
    cutOffs === null ? null : <DateTime key="handIn" instant={cutOffs.lclCutoff} zone={zone} withYear />,
  ],
];
/** Loading and unloading sites, contacts and times. */
const doorRows = ({ doors, form }: OrderAnswer): [term: string, text: ReactNode][] =>
  (['pickup', 'delivery'] as const).flatMap((side): [string, ReactNode][] => {
    const city = doors?.[side] ?? null;
    return city === null ? [] : [[words[side], doorText(form, side, `${city}${textAt(form, `${side}.district`)}`)]];
  });

const textAt = (form: OrderAnswer['form'], path: string): string => {
  const value = readAt(form, path);
  return typeof value === 'string' ? value : '';
};

function doorText(form: OrderAnswer['form'], at: string, city: string): string {
  const text = (name: string) => textAt(form, `${at}.${name}`);
  const window = doorWindows[text('window')] ?? '';
  const who = `${text('contact')} ${text('phone')}`.trim();
  return words.stop(`${city}${text('address')}`, who, `${text('day')} ${window}`.trim());
}

/** Vehicles and sites of a road order. */
function tripRows({ form, trip = null }: OrderAnswer): [term: string, text: ReactNode][] {
  if (trip === null) return [];
  const { from, to, vehicle, vehicleCount, trucks } = trip;
  return [
    [words.vehicle, words.vehicles(vehicle, vehicleCount)],
    [words.loading, doorText(form, 'loading', from)],
    [words.unloading, doorText(form, 'unloading', to)],
    [words.trucks, trucks.map(({ plate, driver }) => words.truck(plate, driver)).join('，') || null],
  ];
}

const Route = ({ order }: { order: OrderAnswer }) => (
  <>
    <Lane order={order} />
    {order.service === 'air' || order.service === 'truck' ? null : (
      <span className="block text-12 text-ink-3">
        {order.via === null ? words.direct : words.via(order.via.nameCn)}
      </span>
    )}
  </>
);

const EnquiryLink = ({ no }: { no: string }) => (
  <Link href={`?redirect=enquiry&enquiryNo=${no}`} className="text-link underline">
    {no}
  </Link>
);
