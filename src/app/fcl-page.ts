import { createElement, lazy, useState } from 'react';
import { ShippingFclPage } from '../pages/shipping-fcl/ShippingFclPage.tsx';
import { WithDangerousLookup } from '../views/dangerous-lookup/WithDangerousLookup.tsx';
import { Missing } from '../views/header/Missing.tsx';
import { fclResults, openedFcl } from './fcl.ts';
import { useNearLookup } from './near-lookup.ts';

const Results = lazy(async () => ({ default: await fclResults().catch(() => Missing) }));

export default function Fcl() {
  const [actors] = useState(openedFcl);
  const near = useNearLookup();
  return createElement(
    WithDangerousLookup,
    { near, search: actors.search },
    createElement(ShippingFclPage, { ...actors, Results }),
  );
}
