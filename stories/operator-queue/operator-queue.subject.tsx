import { useState } from 'react';
import { type AnyMachineSnapshot, createActor, createEmptyActor } from 'xstate';
import { KIT } from '#copy/kit.ts';
import { operatorOrders as words } from '#copy/operator/orders.ts';
import { orders } from '#copy/orders/list.ts';
import { operatorOrderMachine } from '#machines/operator-order/index.ts';
import {
  type OperatorQueueRef,
  type OperatorQueueSnapshot,
  selectFailure,
  selectFilters,
} from '#machines/operator-queue/index.ts';
import { OrderQueue } from '#src/operator/rooms/OpenRoom.tsx';
import { sampleMessages } from '../kit/messages.ts';
import { entryOf, type Subject } from '../kit/subject.ts';

/** The queue beside an order panel with no order open. */
function Queue({ actor }: { actor: OperatorQueueRef }) {
  const [order] = useState(() =>
    createActor(operatorOrderMachine.provide({ actors: { messages: sampleMessages } }), {
      input: { parent: createEmptyActor() },
    }).start(),
  );
  return <OrderQueue actor={actor} order={order} />;
}

const nameIn = (names: Readonly<Record<string, string>>, code: string, none: string) => names[code] ?? none;

function filterTexts(snapshot: AnyMachineSnapshot) {
  const { service, status } = selectFilters(snapshot as OperatorQueueSnapshot);
  return [nameIn(orders.services, service, words.all), nameIn(orders.statuses, status, words.open)];
}

export const subject: Subject = {
  entry: entryOf('operator-queue'),
  render: (actor) => <Queue actor={actor as OperatorQueueRef} />,
  controls: {
    'list.more': words.more,
    'list.renew': (snapshot) => (selectFailure(snapshot as OperatorQueueSnapshot) === null ? words.renew : KIT.retry),
  },
  besides: (snapshot) => [words.find, ...filterTexts(snapshot)],
};
