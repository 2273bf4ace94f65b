import type { FclFacts, OtherSailing } from '#domain/booking/services/fcl/facts.ts';
import type { FclForm } from '#domain/booking/services/fcl/form.ts';
import { readBoxes } from '#domain/orders/box-text.ts';
import type { FormSources } from '../service-forms.ts';
import { readFacts } from './facts.ts';
import { laneOf } from './form.ts';

/** The departures of the lane that can still be booked, but for the form's own; none where they do not arrive. */
async function othersOf(form: FclForm, { api }: FormSources): Promise<OtherSailing[]> {
  const { orgPortCode, dstPortCode, isDanger } = laneOf(form);
  const boxes = readBoxes(form.containers.map(({ ctnType, quantity }) => `${ctnType}*${quantity}`).join(','));
  const asked = { orgPortCode, dstPortCode, isDanger: isDanger ? 'Y' : 'N', boxes } as const;
  const { items } = await api.sellingPrices({ ...asked, onlyBookable: true, sort: 'etd' }, { quiet: true });
  return items
    .filter(({ priceId }) => priceId !== form.priceId)
    .map(({ priceId, carrier, vessel, voyage, etd }) => ({ priceId, carrier, vessel, voyage, etd }));
}

export async function readAmendedFacts(form: FclForm, sources: FormSources): Promise<FclFacts> {
  const [facts, others] = await Promise.all([
    readFacts(sources, laneOf(form)),
    othersOf(form, sources).catch(() => []),
  ]);
  return { ...facts, others };
}
