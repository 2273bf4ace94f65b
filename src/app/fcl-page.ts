import { createElement, useState } from 'react';
import { ShippingFclPage } from '../pages/shipping-fcl/ShippingFclPage.tsx';
import { openedFcl } from './fcl.ts';

export default function Fcl() {
  const [actors] = useState(openedFcl);
  return createElement(ShippingFclPage, actors);
}
