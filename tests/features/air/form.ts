import { createActor, waitFor } from 'xstate';
import type { AirFacts } from '#domain/air/facts.ts';
import type { AirForm } from '#domain/air/form.ts';
import { airService } from '#domain/air/service.ts';
import { placedAnswer } from '#machines/checkout/checkout.cases.ts';
import type { OpenedForm } from '#machines/order-form/index.ts';
import { openedForm } from '#machines/order-form/order-form.cases.ts';
import { readyBooking } from '../../kit/ready-booking.ts';
import { airFacts, airOffer, ethanolForm } from './order.ts';

export interface GivenAir {
  form?: Partial<AirForm>;
  line?: Partial<AirForm['cargo'][number]>;
  dg?: Partial<AirForm['cargo'][number]['dg']>;
  offer?: Partial<NonNullable<AirFacts['offer']>> | null;
}

/** The order of air freight, open at one of its steps. */
export async function openAir(step: string, { form = {}, line = {}, dg = {}, offer = {} }: GivenAir = {}) {
  const [first] = ethanolForm.cargo;
  const cargo = [{ ...first!, ...line, dg: { ...first!.dg, ...dg } }];
  const facts: AirFacts =
    offer === null ? { ...airFacts, offer: null, flight: null } : { ...airFacts, offer: { ...airOffer, ...offer } };
  const open: OpenedForm = { ...openedForm, step, form: { ...ethanolForm, cargo, ...form }, facts };
  const actor = createActor(readyBooking({ open: async () => open, placeOrder: async () => placedAnswer }), {
    input: { service: airService },
  }).start();
  const { children } = await waitFor(actor, (snapshot) => snapshot.matches({ open: 'filling' }));
  return { actor, form: children.form! };
}
