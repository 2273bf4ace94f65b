import { createElement, useState } from 'react';
import { ShippingFclAddOrderPage } from '../../../pages/shipping-fcl-add-order/ShippingFclAddOrderPage.tsx';
import { fileAccess } from '../../files/access.ts';
import { openAddressBook } from '../address-book.ts';
import { openedBooking, openVerification, stepHref, viewPlaced } from '../booking.ts';
import { fclForms } from './order-forms.ts';

export default function FclOrder() {
  const [actor] = useState(() => openedBooking(fclForms.service));
  return createElement(ShippingFclAddOrderPage, {
    actor,
    fileAccess,
    addressBook: openAddressBook,
    onVerify: openVerification,
    stepHref,
    onView: viewPlaced,
  });
}
