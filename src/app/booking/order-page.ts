import { createElement, useState } from 'react';
import { currentAddress } from '../../browser/query.ts';
import { ShippingFclAddOrderPage } from '../../pages/shipping-fcl-add-order/ShippingFclAddOrderPage.tsx';
import { fileAccess } from '../files/access.ts';
import { openAddressBook } from './address-book.ts';
import { openedBooking, openVerification, viewPlaced } from './booking.ts';

/** A step of the form that is open: what it was opened with stays in the address. */
function stepHref(step: string) {
  const { path, query } = currentAddress();
  const next = new URLSearchParams(query);
  next.set('step', step);
  return `${path}?${next}`;
}

export default function FclOrder() {
  const [actor] = useState(openedBooking);
  return createElement(ShippingFclAddOrderPage, {
    actor,
    fileAccess,
    addressBook: openAddressBook,
    onVerify: openVerification,
    stepHref,
    onView: viewPlaced,
  });
}
