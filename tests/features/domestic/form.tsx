import type { DomesticFacts } from '#domain/domestic/facts.ts';
import { domesticService } from '#domain/domestic/service.ts';
import { bookingsOf } from '../../kit/ready-booking.ts';
import { coastalContext, tolueneForm } from './order.ts';

const { etd } = coastalContext.offer!;

/** The sailing of the context, as the page's query names it. */
export const coastalFacts: DomesticFacts = {
  ...coastalContext,
  sailing: {
    carrier: { code: 'DC-PANASIA', nameCn: '泛亚' },
    via: null,
    ...{ etd, eta: Date.parse('2026-11-04T20:00:00+08:00'), terminal: '外高桥', transitDays: 5 },
    ...{ vessel: 'HAI FENG', voyage: '040S', orgName: '上海', dstName: '南沙', dstZone: 'Asia/Shanghai' },
    ...{ freeDays: 7, isBookable: true },
  },
  choiceNames: { 'pickup.city': { '320500': '江苏 苏州' }, 'delivery.city': { '440100': '广东 广州' } },
};

/** The order of a coastal lane. */
export const { opened: openedDomestic, start: openDomestic } = bookingsOf(domesticService, {
  form: tolueneForm,
  facts: coastalFacts,
});
