import { type ComponentType, type ReactNode, Suspense, use, useReducer } from 'react';
import { errors } from '#copy/shell.ts';
import { ErrorState } from '../ui/parts/list/Empty.tsx';

export type LazyView<Props> = ComponentType<Props> & {
  /** Loads the code ahead; false where it did not load, which the view retries. */
  preload: () => Promise<boolean>;
};

interface Options<Props> {
  /** Stands in the view's place while its code is loading. A function gets the view's props, and after a failed load also the retry. */
  fallback: ReactNode | ((props: Props, onRetry?: () => void) => ReactNode);
}

/** A view whose code is loaded with its first use, or earlier by `preload`; a failed load offers a retry in its place. */
export function lazyView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback }: Options<Props>,
): LazyView<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<boolean> | undefined;

  async function preload(): Promise<boolean> {
    try {
      Loaded ??= await load();
      return true;
    } catch {
      return false;
    }
  }

  function LoadedView({ props, onRetry }: { props: Props; onRetry: () => void }) {
    if (Loaded === undefined) loading ??= preload();
    if (loading !== undefined) use(loading);
    if (Loaded !== undefined) return <Loaded {...props} />;
    if (typeof fallback === 'function') return fallback(props, onRetry);
    return (
      <ErrorState level={2} onRetry={onRetry}>
        {errors.chunkFailed}
      </ErrorState>
    );
  }

  function View(props: Props) {
    const [, renderAgain] = useReducer((count: number) => count + 1, 0);
    const retry = () => {
      loading = undefined;
      renderAgain();
    };
    return (
      <Suspense fallback={typeof fallback === 'function' ? fallback(props) : fallback}>
        <LoadedView props={props} onRetry={retry} />
      </Suspense>
    );
  }

  return Object.assign(View, { preload });
}
