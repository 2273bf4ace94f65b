import { sessionActions } from '#src/ui/copy/session-actions.ts';

/** Over the buttons on a narrow screen and no wider than they are, beside them on a wide one. */
export function SignedInName({ name }: { name: string }) {
  return (
    <span
      title={name}
      className="w-0 min-w-full truncate text-right text-12 text-ink-2 leading-head md:w-auto md:min-w-0 md:max-w-22 md:text-14"
    >
      <span className="sr-only">{sessionActions.signedInAs}</span>
      {name}
    </span>
  );
}
