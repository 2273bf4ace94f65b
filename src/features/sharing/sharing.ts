import { fromPromise } from 'xstate';
import { type MadeLink, type Shared, sharingMachine } from '#machines/sharing/index.ts';
import { servicesOf } from '#src/app/services.ts';
import { copyText } from '#src/browser/clipboard.ts';

/** A link to what is on the screen; how it is asked for comes with the first one. */
export const sharing = sharingMachine.provide({
  actors: {
    make: fromPromise<MadeLink, { shared: Shared | null; days: number }>(async ({ input, signal, system }) => {
      const [{ makeLink }, api] = await Promise.all([import('./make-link.ts'), servicesOf(system).api()]);
      return makeLink(api, input.shared, input.days, signal);
    }),
    copy: fromPromise<void, { text: string }>(async ({ input }) => {
      if (!(await copyText(input.text))) throw new Error('the browser does not let this page copy');
    }),
  },
});
