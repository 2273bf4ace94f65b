import type { MachineCases } from '../kit/cases.ts';

export const headerCases: MachineCases = {
  events: {
    'page.scrolled': [0, 104, 105, 300, 301, 900].map((y) => ({ type: 'page.scrolled', y })),
  },
  delays: {},
  feeds: { 'page.scrolled': 'scrolling' },
};
