import { createElement, useState, useSyncExternalStore } from 'react';
import { ShippingFclSuccessPage } from '../../pages/shipping-fcl-success/ShippingFclSuccessPage.tsx';
import { openedNotice, watchNotice } from './notice.ts';
import { openedPlaced } from './placed.ts';

const nothing = () => null;

export default function FclSuccess() {
  const [placed] = useState(openedPlaced);
  const notice = useSyncExternalStore(watchNotice, openedNotice, nothing);
  const onCopy = (text: string) => navigator.clipboard.writeText(text);
  return createElement(ShippingFclSuccessPage, {
    order: placed.order,
    contact: placed.contact,
    next: placed.next,
    onView: placed.view,
    onVerify: placed.verify,
    notice,
    onCopy,
  });
}
