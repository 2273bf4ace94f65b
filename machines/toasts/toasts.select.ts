import type { ToastsSnapshot } from './toasts.machine.ts';

export const selectShown = (snapshot: ToastsSnapshot) => snapshot.context.shown;
