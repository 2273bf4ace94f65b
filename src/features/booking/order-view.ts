import { useSelector } from '@xstate/react';
import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useState } from 'react';
import type { BookingRef } from '#machines/booking/index.ts';
import type { PageView } from '#src/app/page-row.ts';
import { currentAddress } from '#src/browser/address.ts';
import { fileAccessOf } from '#src/features/files/access.ts';
import type { FileAccess } from '#src/features/files/views/FilePreview.tsx';
import { selectLoaded } from '#src/lazy/lazy-actor.ts';
import { addressBookOf } from './address-book.ts';
import type { OrderChildren, OrderPageRef } from './booking.ts';
import type { FormSharing } from './form/FormShareDialog.tsx';
import type { AddressBook } from './form/parties/PartyPanel.tsx';
import { formSharingOf } from './form-sharing.ts';
import { type LazyNoticeRef, viewOrders } from './lazy-notice.ts';
import type { NoticeRef } from './notice.ts';
import { hasOrder } from './opened-order.tsx';
import { wantVerification } from './sign-in.ts';

const AuthNotice = lazy(async () => ({
  default: (await import('#src/features/sign-in/views/AuthNotice.tsx')).AuthNotice,
}));

interface OrderProps {
  actor: BookingRef;
  fileAccess: FileAccess;
  addressBook: () => AddressBook;
  share: () => FormSharing;
  onVerify: () => void;
  stepHref: (step: string) => string;
  onView: (orderNo: string) => void;
  onCopy: (text: string) => void;
  authNotice: ReactNode;
}

/** A step of the form that is open: what it was opened with stays in the address. */
function stepHref(step: string): string {
  const { path, query } = currentAddress();
  const next = new URLSearchParams(query);
  next.set('step', step);
  return `${path}?${next}`;
}

const propsOf = ({ booking, previews, addressBooks, notice, ...sharing }: OrderChildren): OrderProps => ({
  actor: booking,
  fileAccess: fileAccessOf(previews),
  addressBook: () => addressBookOf(addressBooks),
  share: () => formSharingOf(sharing),
  onVerify: () => wantVerification(booking.system),
  stepHref,
  onView: (orderNo) => viewOrders(notice, orderNo),
  onCopy: (text) => void navigator.clipboard.writeText(text).catch(() => undefined),
  authNotice: createElement(OpenNotice, { actor: notice }),
});

/** The notice of an order that was placed, while there is one. */
function OpenNotice({ actor }: { actor: LazyNoticeRef }) {
  const running = useSelector(actor, selectLoaded);
  return running === null ? null : createElement(RunningNotice, { actor: running });
}

function RunningNotice({ actor }: { actor: NoticeRef }) {
  const notice = useSelector(actor, ({ children }) => children.authNotice);
  return notice === undefined ? null : createElement(Suspense, null, createElement(AuthNotice, { actor: notice }));
}

/** The view of an order page; another arrival has another form, and starts over. */
export function orderView(Page: ComponentType<OrderProps>): PageView<OrderPageRef> {
  function Form({ actors }: { actors: OrderChildren }) {
    const [props] = useState(() => propsOf(actors));
    return createElement(Page, props);
  }
  return function Order({ actor: page }) {
    const key = useSelector(page, ({ children }) => children.booking?.sessionId);
    const { children } = page.getSnapshot();
    return hasOrder(children) ? createElement(Form, { key, actors: children }) : null;
  };
}
