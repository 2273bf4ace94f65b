import { sessionActions } from '#copy/shell.ts';

const NOTHING = '\u00a0';

/** User name: above the buttons on narrow screens, beside them on wide ones. Four characters have their space reserved. */
export const SignedInName = ({ name }: { name: string | null }) => (
  <span
    {...(name === null ? { 'aria-hidden': true } : { title: name })}
    className="w-0 min-w-full truncate text-right text-12 text-ink-2 leading-head md:w-auto md:min-w-7 md:max-w-22 md:text-14"
  >
    {name === null ? NOTHING : <span className="sr-only">{sessionActions.signedInAs}</span>}
    {name}
  </span>
);
