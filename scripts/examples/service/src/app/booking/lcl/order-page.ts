import { createElement, useState } from 'react';
import { ShippingLclAddOrderPage } from '../../../pages/shipping-lcl-add-order/ShippingLclAddOrderPage.tsx';
import { openedBooking, openVerification, stepHref, viewPlaced } from '../booking.ts';
import { lclForms } from './order-forms.ts';

export default function LclOrder() {
  const [actor] = useState(() => openedBooking(lclForms.service));
  return createElement(ShippingLclAddOrderPage, { actor, onVerify: openVerification, stepHref, onView: viewPlaced });
}
