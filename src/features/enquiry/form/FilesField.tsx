import { useSelector } from '@xstate/react';
import { signInToUpload } from '#copy/booking/outcome.ts';
import { selectIsSignedIn } from '#machines/enquiry/index.ts';
import type { FilesControlProps } from './FilesControl.tsx';
import { FilesControl } from './lazy-views.tsx';

/** Files require an account: visitors read that they can add them after signing in. */
export function FilesField(props: FilesControlProps) {
  const isSignedIn = useSelector(props.actor, selectIsSignedIn);
  return isSignedIn ? <FilesControl {...props} /> : <p className="text-ink-3">{signInToUpload}</p>;
}
