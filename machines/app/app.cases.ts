import type { MachineCases } from '../kit/cases.ts';

export const appCases: MachineCases = { events: {}, delays: {} };
