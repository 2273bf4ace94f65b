import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { cancellation } from '#copy/orders/order.ts';
import { openCancellationStates } from '#domain/orders/cancellation.ts';
import { OrderBadges } from '#src/features/orders/views/OrderBadges.tsx';

const order = { dgStatus: 'accepted', isDeviated: false, service: 'fcl', status: 'released' } as const;
const markup = (more: object) => renderToStaticMarkup(createElement(OrderBadges, { order: { ...order, ...more } }));
const badges = Object.values(cancellation.badges);

test.each(openCancellationStates)('[11.4] a list marks an order whose cancellation is %s', (openCancellation) => {
  const shown = markup({ openCancellation });
  expect(badges.filter((badge) => shown.includes(badge))).toEqual([cancellation.badges[openCancellation]]);
});

test.each([
  { openCancellation: null },
  { openCancellation: undefined },
  { openCancellation: 'requested', status: 'autoCancelled' },
])('[11.4] and no other: %o', (more) => {
  const shown = markup(more);
  expect(badges.filter((badge) => shown.includes(badge))).toEqual([]);
});
