import type { TankFacts } from '#domain/tank/facts.ts';
import { tankService } from '#domain/tank/service.ts';
import { bookingsOf } from '../../kit/ready-booking.ts';
import { methanolTanks, tankContext } from './order.ts';

/** The lane of the context, as the page's query names it. */
export const tankFacts: TankFacts = {
  ...tankContext,
  sailing: {
    ...{ carrier: '赫伯罗特', vessel: 'HAI XING', voyage: '042W', via: null, transitDays: 33 },
    ...{
      etd: tankContext.offer!.etd,
      eta: Date.parse('2026-12-02T20:00:00+01:00'),
      orgName: '上海',
      dstName: '鹿特丹',
    },
    ...{ dstZone: 'Europe/Amsterdam', freeDays: 14, returnDepot: '目的港堆场', isBookable: true },
  },
  choiceNames: { depotId: { 'warehouse-03': '上海 漕泾化工罐区', 'warehouse-06': '宁波 镇海溶剂库' } },
};

/** The order of tanks. */
export const { opened: openedTank, start: openTank } = bookingsOf(tankService, {
  form: methanolTanks,
  facts: tankFacts,
});
