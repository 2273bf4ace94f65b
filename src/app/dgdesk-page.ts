import { createElement, useState } from 'react';
import { DgdeskPage } from '../pages/dgdesk/DgdeskPage.tsx';
import { askedNumber, startDangerousLookup } from './dangerous-lookup.ts';
import { startQuestion, startSegregation } from './home-tools.ts';

const start = () => ({
  lookup: startDangerousLookup(askedNumber()),
  segregation: startSegregation(['', '']),
  question: startQuestion(),
  isAsked: askedNumber() !== '',
});

export default function Dgdesk() {
  const [actors] = useState(start);
  return createElement(DgdeskPage, actors);
}
