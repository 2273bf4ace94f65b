import type { MachineCases } from '../kit/cases.ts';

export const pageLoadingCases: MachineCases = {
  events: {
    'loading.started': [{ type: 'loading.started' }],
    'loading.finished': [{ type: 'loading.finished' }],
  },
  delays: { loadingThrottle: 200, faceMinimum: 200, loadingDuration: 5_000, barCompletion: 240 },
};
