import { type ComponentType, Suspense, use, useReducer } from 'react';
import { errors } from '#src/ui/copy/errors.ts';
import { pageLoaded } from '#src/ui/page-loaded.ts';
import { SkeletonForm } from '#src/ui/parts/common/Skeleton.tsx';
import { ErrorState } from '#src/ui/parts/list/Empty.tsx';
import { somebodyThere } from '#src/ui/somebody-there.ts';

/** A step that nobody sees first: its code comes once somebody is at the form, and at the latest when it is shown. */
export function laterStep<Props extends object>(bring: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let View: ComponentType<Props> | undefined;
  /** Resolves to whether it is here. */
  let coming: Promise<boolean> | undefined;

  async function load(): Promise<boolean> {
    try {
      View ??= await bring();
      return true;
    } catch {
      return false;
    }
  }

  void pageLoaded().then(somebodyThere).then(load);

  function Step({ props, onRetry }: { props: Props; onRetry: () => void }) {
    if (View === undefined) {
      coming ??= load();
      use(coming);
    }
    if (View === undefined)
      return (
        <ErrorState level={2} onRetry={onRetry}>
          {errors.chunkFailed}
        </ErrorState>
      );
    return <View {...props} />;
  }

  return function Later(props: Props) {
    const [, again] = useReducer((tries: number) => tries + 1, 0);
    return (
      <Suspense fallback={<SkeletonForm fields={8} />}>
        <Step
          props={props}
          onRetry={() => {
            coming = undefined;
            again();
          }}
        />
      </Suspense>
    );
  };
}

export const LaterConfirmStep = laterStep(async () => (await import('./ConfirmStep.tsx')).ConfirmStep);
