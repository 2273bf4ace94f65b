import { fromPromise } from 'xstate';
import type { RequestOf } from '#contract/call.ts';
import type { Table } from '#contract/table.ts';
import { leadMachine, type SendLead } from '#machines/lead/index.ts';
import { randomKey } from '../../../browser/random-key.ts';
import { networkOf } from '../../../pages/business/content.ts';
import { type Read, wireResource } from '../../search/read-port.ts';
import { servicesOf } from '../../wiring/services.ts';
import { together } from '../together.ts';

type Lead = Extract<RequestOf<Table['leads']>, { kind: 'lead' }>;

const lead = leadMachine.provide({
  actors: {
    makeKey: fromPromise<string, undefined>(async () => randomKey()),
    send: fromPromise<unknown, SendLead>(async ({ input: { form, key }, signal, system }) => {
      const request = { kind: 'lead', form: form as Lead['form'] } as const;
      return (await servicesOf(system).api()).leads(request, { idempotencyKey: key, signal, quiet: true });
    }),
  },
});

/** More lanes than a page tells apart. */
const MOST_LANES = 60;

const readNetwork: Read = async (api, _, signal) => {
  const [general, dangerous] = await Promise.all(
    (['N', 'Y'] as const).map((isDanger) =>
      api.minimumPrices({ service: 'lcl', isDanger, limit: MOST_LANES }, { signal, quiet: true }),
    ),
  );
  return { outcome: 'found', content: networkOf(general ?? [], dangerous ?? []) };
};

/** The form and the network have nothing to tell each other. */
export const business = together({ lead, network: wireResource(readNetwork) });
