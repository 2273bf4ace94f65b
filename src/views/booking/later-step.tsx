import type { ComponentType, ReactNode } from 'react';
import { laterView } from '#src/ui/later-view.tsx';
import { onceThere } from '#src/ui/once-there.ts';
import { SkeletonForm } from '#src/ui/parts/common/Skeleton.tsx';

const bringWords = () => import('#src/ui/copy/booking/form-words.ts');

/** A step or a note that nobody sees first: its code comes once somebody is at the form, and at the latest when it is shown. */
export function laterStep<Props extends object>(
  bring: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = <SkeletonForm fields={8} />,
): ComponentType<Props> {
  const { View, load } = laterView(async () => (await Promise.all([bring(), bringWords()]))[0], fallback);
  onceThere(load);
  return View;
}

export const LaterConfirmStep = laterStep(async () => (await import('./ConfirmStep.tsx')).ConfirmStep);
export const LaterOrderDialog = laterStep(async () => (await import('./OrderDialog.tsx')).OrderDialog, null);
export const LaterFailures = laterStep(async () => (await import('./Failures.tsx')).Failures, null);
