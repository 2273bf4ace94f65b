import { useSelector } from '@xstate/react';
import { createElement, useState } from 'react';
import type { AnyActorRef } from 'xstate';
import type { AuthNoticeRef } from '#machines/auth-notice/index.ts';
import { ShippingFclSuccessPage } from '../../pages/shipping-fcl-success/ShippingFclSuccessPage.tsx';
import { type Placed, placedOf } from './placed.ts';

export { placed } from './placed.ts';

const onCopy = (text: string) => navigator.clipboard.writeText(text);

function Success({ page }: { page: AnyActorRef }) {
  const [{ notice: host, ...props }] = useState(() => placedOf(page));
  const notice = useSelector(host, ({ children }) => (children.child ?? null) as AuthNoticeRef | null);
  return createElement(ShippingFclSuccessPage, { ...props, notice, onCopy });
}

/** Another arrival shows another order. */
export default function FclSuccess({ actor }: { actor: AnyActorRef | null }) {
  const page = actor as AnyActorRef;
  const key = useSelector(page, ({ children }) => (children as Pick<Placed, 'order'>).order.sessionId);
  return createElement(Success, { key, page });
}
