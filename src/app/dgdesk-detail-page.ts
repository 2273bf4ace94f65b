import { createElement, useState } from 'react';
import { DgdeskDetailPage } from '../pages/dgdesk-detail/DgdeskDetailPage.tsx';
import { askedNumber, startDangerousSheet } from './dangerous-lookup.ts';

export default function DgdeskDetail() {
  const [actor] = useState(() => startDangerousSheet(askedNumber()));
  return createElement(DgdeskDetailPage, { actor });
}
