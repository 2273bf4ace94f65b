import { createElement, useState } from 'react';
import { DgdeskPage } from '../pages/dgdesk/DgdeskPage.tsx';
import { askedNumber, startDangerousLookup } from './dangerous-lookup.ts';

export default function Dgdesk() {
  const [actor] = useState(() => startDangerousLookup(askedNumber()));
  return createElement(DgdeskPage, { actor });
}
