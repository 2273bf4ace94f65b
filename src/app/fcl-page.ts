import { createElement } from 'react';
import { ShippingFclPage } from '../pages/shipping-fcl/ShippingFclPage.tsx';
import { openedFcl } from './fcl.ts';

export default function Fcl() {
  return createElement(ShippingFclPage, openedFcl());
}
