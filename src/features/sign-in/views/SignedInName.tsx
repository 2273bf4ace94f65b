import { sessionActions } from '#copy/shell.ts';
import { classes } from '#src/ui/classes.ts';

const NOTHING = '\u00a0';

/** User name: above the buttons on narrow screens, where its line is reserved, and beside them on wide ones. */
export const SignedInName = ({ name }: { name: string | null }) => (
  <span
    {...(name === null ? { 'aria-hidden': true } : { title: name })}
    className={classes(
      'w-0 min-w-full truncate text-right text-12 text-ink-2 leading-head md:w-auto md:min-w-0 md:max-w-22 md:text-14',
      name === null && 'md:hidden',
    )}
  >
    {name === null ? NOTHING : <span className="sr-only">{sessionActions.signedInAs}</span>}
    {name}
  </span>
);
