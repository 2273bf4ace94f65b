import type { ComponentType } from 'react';
import { laterView } from '#src/ui/later-view.tsx';
import { pageLoaded } from '#src/ui/page-loaded.ts';
import { SkeletonForm } from '#src/ui/parts/common/Skeleton.tsx';
import { somebodyThere } from '#src/ui/somebody-there.ts';

/** A step that nobody sees first: its code comes once somebody is at the form, and at the latest when it is shown. */
export function laterStep<Props extends object>(bring: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const { View, load } = laterView(bring, <SkeletonForm fields={8} />);
  void pageLoaded().then(somebodyThere).then(load);
  return View;
}

export const LaterConfirmStep = laterStep(async () => (await import('./ConfirmStep.tsx')).ConfirmStep);
