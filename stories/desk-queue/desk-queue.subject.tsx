import { useState } from 'react';
import { type AnyMachineSnapshot, createActor, createEmptyActor } from 'xstate';
import { KIT } from '#copy/kit.ts';
import { deskOrders as words } from '#copy/operator/orders.ts';
import { orders } from '#copy/orders/list.ts';
import { deskOrderMachine } from '#machines/desk-order/index.ts';
import { type DeskQueueRef, type DeskQueueSnapshot, selectFailure, selectFilters } from '#machines/desk-queue/index.ts';
import { OrderQueue } from '#src/operator/orders/OrderQueue.tsx';
import { sampleMessages } from '../kit/messages.ts';
import { entryOf, type Subject } from '../kit/subject.ts';

/** The queue beside an order panel with no order open. */
function Queue({ actor }: { actor: DeskQueueRef }) {
  const [order] = useState(() =>
    createActor(deskOrderMachine.provide({ actors: { messages: sampleMessages } }), {
      input: { parent: createEmptyActor() },
    }).start(),
  );
  return <OrderQueue actor={actor} order={order} />;
}

const nameIn = (names: Readonly<Record<string, string>>, code: string, none: string) => names[code] ?? none;

function filterTexts(snapshot: AnyMachineSnapshot) {
  const { service, status } = selectFilters(snapshot as DeskQueueSnapshot);
  return [nameIn(orders.services, service, words.all), nameIn(orders.statuses, status, words.open)];
}

export const subject: Subject = {
  entry: entryOf('desk-queue'),
  render: (actor) => <Queue actor={actor as DeskQueueRef} />,
  controls: {
    'list.more': words.more,
    'list.renew': (snapshot) => (selectFailure(snapshot as DeskQueueSnapshot) === null ? words.renew : KIT.retry),
  },
  besides: (snapshot) => [words.find, ...filterTexts(snapshot)],
};
