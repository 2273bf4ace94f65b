import { useSelector } from '@xstate/react';
import { type ComponentType, createElement, useState } from 'react';
import type { PageView } from '#src/app/page-row.ts';
import type { PlacedPageProps } from './placed/PlacedPage.tsx';
import { type PlacedRef, placedOf } from './placed.ts';

const onCopy = (text: string) => navigator.clipboard.writeText(text);

/** The view of an order that was just placed; another arrival shows another order. */
export function successView(Page: ComponentType<PlacedPageProps>): PageView<PlacedRef> {
  function Success({ page }: { page: PlacedRef }) {
    const [{ notice: host, ...props }] = useState(() => placedOf(page));
    const notice = useSelector(host, ({ children }) => children.authNotice ?? null);
    return createElement(Page, { ...props, notice, onCopy });
  }
  return function SuccessPage({ actor: page }) {
    const key = useSelector(page, ({ children }) => children.order.sessionId);
    return createElement(Success, { key, page });
  };
}
