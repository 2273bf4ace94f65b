import type { MachineCases } from '../kit/cases.ts';
import { headerWords } from './header.words.ts';

export const headerCases: MachineCases = {
  words: headerWords,
  events: {
    'page.scrolled': [0, 104, 105, 300, 301, 900].map((y) => ({ type: 'page.scrolled', y })),
  },
  delays: {},
  feeds: { 'page.scrolled': 'scrolling' },
};
