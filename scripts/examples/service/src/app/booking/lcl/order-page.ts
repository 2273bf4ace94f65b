import { createElement, useState } from 'react';
import { lclService } from '#domain/booking/services/lcl/service.ts';
import { ShippingLclAddOrderPage } from '../../../pages/shipping-lcl-add-order/ShippingLclAddOrderPage.tsx';
import { openedBooking, openVerification, stepHref, viewPlaced } from '../booking.ts';

export default function LclOrder() {
  const [actor] = useState(() => openedBooking(lclService));
  return createElement(ShippingLclAddOrderPage, { actor, onVerify: openVerification, stepHref, onView: viewPlaced });
}
