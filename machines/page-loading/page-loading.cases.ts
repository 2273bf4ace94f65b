import type { MachineCases } from '../kit/cases.ts';
import { pageLoadingWords } from './page-loading.words.ts';

export const pageLoadingCases: MachineCases = {
  words: pageLoadingWords,
  events: {
    'loading.started': [{ type: 'loading.started' }],
    'loading.finished': [{ type: 'loading.finished' }],
  },
  delays: { loadingThrottle: 200, skeletonMinimum: 200, loadingDuration: 5_000, barCompletion: 240 },
};
