import { type ComponentType, type ReactNode, Suspense, use, useReducer } from 'react';
import { errors } from './copy/errors.ts';
import { ErrorState } from './parts/list/Empty.tsx';

interface Later<Props> {
  View: ComponentType<Props>;
  /** Has its code come before it is shown. */
  load: () => Promise<boolean>;
}

/** A part of a page that nobody sees first: its code comes at the latest when it is shown. */
export function laterView<Props extends object>(
  bring: () => Promise<ComponentType<Props>>,
  fallback: ReactNode,
): Later<Props> {
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

  function Shown({ props, onRetry }: { props: Props; onRetry: () => void }) {
    if (View === undefined) coming ??= load();
    if (coming !== undefined) use(coming);
    if (View === undefined)
      return (
        <ErrorState level={2} onRetry={onRetry}>
          {errors.chunkFailed}
        </ErrorState>
      );
    return <View {...props} />;
  }

  function Later(props: Props) {
    const [, again] = useReducer((tries: number) => tries + 1, 0);
    return (
      <Suspense fallback={fallback}>
        <Shown
          props={props}
          onRetry={() => {
            coming = undefined;
            again();
          }}
        />
      </Suspense>
    );
  }

  return { View: Later, load };
}
