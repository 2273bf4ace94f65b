import { useSelector } from '@xstate/react';
import { operatorVerifications as words } from '#copy/operator/requests.ts';
import {
  type OperatorVerificationRef,
  selectCanOpenLicence,
  selectPicture,
  type VerificationSheet,
} from '#machines/operator-verification/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';

/** Shows a licence picture in place; a PDF opens in a new window. */
export function Licence({ actor, sheet: { licence } }: { actor: OperatorVerificationRef; sheet: VerificationSheet }) {
  const picture = useSelector(actor, selectPicture);
  const canOpen = useSelector(actor, selectCanOpenLicence);
  return (
    <section aria-labelledby="licence" className="min-w-0 rounded border border-line bg-surface p-2 md:p-3">
      <h3 id="licence" className="mb-1 font-strong text-16">
        {words.licence}
      </h3>
      {licence === null ? (
        <p className="text-ink-3">{words.noLicence}</p>
      ) : picture === null ? (
        <Button disabled={!canOpen} onClick={() => actor.send({ type: 'licence.open' })}>
          {words.openLicence} {licence.name}
        </Button>
      ) : (
        <img src={picture} alt={words.picture(licence.name)} className="max-w-full rounded border border-line" />
      )}
    </section>
  );
}
