import type { ReactNode } from 'react';
import type { OrderAnswer } from '#contract/calls/orders.ts';
import { workNames } from '#copy/booking/names.ts';
import { dgdesk as words } from '#copy/dg-desk/works.ts';

export type Desk = NonNullable<OrderAnswer['desk']>;

/** Names of the ordered services. */
export const worksText = ({ works }: Desk): string => works.map((work) => workNames[work]).join('、');

/** Services, goods, urgency and deadline of a service-desk order. */
export function deskRows(desk: Desk): [term: string, text: ReactNode][] {
  const { isUrgent, finishDay, goods } = desk;
  return [
    [words.rows.works, worksText(desk)],
    [words.rows.urgency, isUrgent ? words.urgent : words.normal],
    [words.rows.finish, finishDay],
    [
      words.rows.goods,
      goods === null ? null : [goods.unNo === '' ? '' : `UN ${goods.unNo}`, goods.nameCn].filter(Boolean).join(' '),
    ],
  ];
}
