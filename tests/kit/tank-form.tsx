import { createActor, waitFor } from 'xstate';
import type { TankFacts } from '#domain/booking/services/tank/facts.ts';
import type { TankForm } from '#domain/booking/services/tank/form.ts';
import { tankService } from '#domain/booking/services/tank/service.ts';
import type { OpenAnswer } from '#machines/booking/index.ts';
import { openedForm } from '#machines/order-form/order-form.cases.ts';
import { readyBooking } from './ready-booking.ts';
import { methanolTanks, tankContext } from './tank-order.ts';

/** The lane of the context, as the page is told of it. */
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

interface Given {
  form?: Partial<TankForm>;
  facts?: Partial<TankFacts>;
}

const never = () => new Promise<never>(() => undefined);

/** What an order of tanks opens with, at one of its steps. */
export const openedTank = (step: string, { form = {}, facts = {} }: Given = {}): OpenAnswer => ({
  ...openedForm,
  step,
  form: { ...methanolTanks, ...form },
  facts: { ...tankFacts, ...facts },
});

/** The order of tanks, open at one of its steps. */
export async function openTank(step: string, given?: Given) {
  const machine = readyBooking({ open: async () => openedTank(step, given), placeOrder: never });
  const actor = createActor(machine, { input: { service: tankService } }).start();
  await waitFor(actor, (snapshot) => snapshot.matches({ open: 'filling' }));
  return actor;
}
