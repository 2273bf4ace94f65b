import { createElement, useState } from 'react';
import { currentAddress } from '../browser/query.ts';
import { DgdeskPage } from '../pages/dgdesk/DgdeskPage.tsx';
import { startDangerousLookup } from './dangerous-lookup.ts';

/** The number or name in the address is looked up at once; without a browser there is none. */
const asked = () =>
  typeof location === 'undefined' ? '' : (new URLSearchParams(currentAddress().query).get('un')?.slice(0, 60) ?? '');

export default function Dgdesk() {
  const [actor] = useState(() => startDangerousLookup(asked()));
  return createElement(DgdeskPage, { actor });
}
