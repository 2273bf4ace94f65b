import type { Offer, SellingAnswer } from '#contract/calls/item.ts';
import { fcl as words } from '#copy/fcl/search.ts';
import { fclSheet } from '#copy/fcl/tools.ts';
import { priceList } from '#copy/search/prices.ts';
import { fees } from '#copy/search/terms.ts';
import { shell } from '#copy/shell.ts';
import { CHINA } from '#domain/schedule/zone.ts';
import {
  amountCell as amount,
  countCell as count,
  currenciesOf,
  momentCell as moment,
  type Sheet,
  textCell as text,
  totalCell,
} from '#src/features/files/sheet-file.ts';

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
