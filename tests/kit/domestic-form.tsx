import { createActor, waitFor } from 'xstate';
import type { DomesticFacts } from '#domain/booking/services/domestic/facts.ts';
import type { DomesticForm } from '#domain/booking/services/domestic/form.ts';
import { domesticService } from '#domain/booking/services/domestic/service.ts';
import type { OpenAnswer } from '#machines/booking/index.ts';
import { openedForm } from '#machines/order-form/order-form.cases.ts';
import { coastalContext, tolueneForm } from './domestic-order.ts';
import { readyBooking } from './ready-booking.ts';

const { etd } = coastalContext.offer!;

/** The sailing of the context, as the page is told of it. */
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

interface Given {
  form?: Partial<DomesticForm>;
  facts?: Partial<DomesticFacts>;
}

const never = () => new Promise<never>(() => undefined);

/** What a booking of a coastal lane opens with, at one of its steps. */
export const openedDomestic = (step: string, { form = {}, facts = {} }: Given = {}): OpenAnswer => ({
  ...openedForm,
  step,
  form: { ...tolueneForm, ...form },
  facts: { ...coastalFacts, ...facts },
});

/** The order of a coastal lane, open at one of its steps. */
export async function openDomestic(step: string, given?: Given) {
  const machine = readyBooking({ open: async () => openedDomestic(step, given), placeOrder: never });
  const actor = createActor(machine, { input: { service: domesticService } }).start();
  await waitFor(actor, (snapshot) => snapshot.matches({ open: 'filling' }));
  return actor;
}
