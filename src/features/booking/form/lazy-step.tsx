import type { ComponentType, ReactNode } from 'react';
import { lazyView } from '#src/lazy/lazy-view.tsx';
import { preload } from '#src/lazy/preload.ts';
import { SkeletonForm } from '#src/ui/parts/common/Skeleton.tsx';

const loadWords = () => import('#copy/booking/choices.ts');

/** A step or note that is not needed at first: loads on the first interaction, or when shown. */
export function lazyStep<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = <SkeletonForm fields={8} />,
): ComponentType<Props> {
  const View = lazyView(async () => (await Promise.all([load(), loadWords()]))[0], { fallback });
  preload(View.preload);
  return View;
}

export const LazyConfirmStep = lazyStep(async () => (await import('./ConfirmStep.tsx')).ConfirmStep);
export const LazyOrderDialog = lazyStep(async () => (await import('./OrderDialog.tsx')).OrderDialog, null);
export const LazyFailures = lazyStep(async () => (await import('./Failures.tsx')).Failures, null);
