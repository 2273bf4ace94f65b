import { createActor, fromPromise } from 'xstate';
import type { OrderAnswer } from '#contract/calls/orders.ts';
import { CODE } from '#contract/codes.ts';
import type { EmbeddedSite } from '#contract/embedded-site.ts';
import { toFailure } from '#domain/failure.ts';
import { isOrderNumber } from '#domain/orders/number.ts';
import {
  type ResourceAddress,
  type ResourceAnswer,
  type ResourceRef,
  resourceMachine,
} from '#machines/resource/index.ts';
import type { Api } from '../../api/index.ts';
import { currentAddress } from '../../browser/query.ts';
import type { NextAddresses } from '../../views/order-placed/OrderPlaced.tsx';
import { plainSite } from '../frame.ts';
import { type Directory, servicesOf } from '../wiring/services.ts';
import { plainCentreAddress } from '../wiring/user-centre.ts';
import { resumeNotice, viewOrders } from './notice.ts';
import { wantVerification } from './sign-in.ts';

export interface Placed {
  order: ResourceRef<OrderAnswer>;
  contact: Pick<EmbeddedSite, 'customerManager' | 'answerTime'>;
  next: NextAddresses;
  view: (orderNo: string | null) => void;
  verify: () => void;
}

const missing: ResourceAnswer = { outcome: 'missing' };

/** The server decides whether the order is this user's and just placed; anything else is no success. */
async function readOrder(api: Api, query: string, signal: AbortSignal): Promise<ResourceAnswer> {
  const no = new URLSearchParams(query).get('orderNo') ?? '';
  if (!isOrderNumber(no)) return missing;
  try {
    const order = await api.order({ no }, { signal, quiet: true });
    return order.justPlaced ? { outcome: 'found', content: order } : missing;
  } catch (error) {
    const failure = toFailure(error);
    if (failure.kind === 'expired' || (failure.kind === 'refused' && failure.code === CODE.notFound)) return missing;
    throw error;
  }
}

let opened: Placed | undefined;

export function openPlaced(directory: Directory): void {
  const services = servicesOf(directory);
  const { api, site } = services;
  opened?.order.stop();
  const order = createActor(
    resourceMachine.provide({
      actors: {
        read: fromPromise<ResourceAnswer, ResourceAddress>(async ({ input, signal }) => {
          const answer = await readOrder(await api(), input.query, signal);
          if (answer.outcome === 'found') void resumeNotice(directory, (answer.content as OrderAnswer).orderNo);
          return answer;
        }),
      },
    }),
    { input: currentAddress() },
  ).start() as ResourceRef<OrderAnswer>;
  opened = {
    order,
    contact: site(),
    next: {
      order: (orderNo) => plainCentreAddress(services, 'order', orderNo),
      verification: plainCentreAddress(services, 'verification'),
    },
    view: (orderNo) => viewOrders(directory, orderNo),
    verify: () => wantVerification(directory),
  };
}

export const openedPlaced = (): Placed =>
  opened ?? {
    order: createActor(resourceMachine, { input: { path: '', query: '' } }) as ResourceRef<OrderAnswer>,
    contact: plainSite,
    next: { order: () => '', verification: '' },
    view: () => undefined,
    verify: () => undefined,
  };
