import { createElement, useState } from 'react';
import { BusinessPage } from '../pages/business/BusinessPage.tsx';
import { startLead } from './lead.ts';

export default function Business() {
  const [actor] = useState(startLead);
  return createElement(BusinessPage, { lead: actor });
}
