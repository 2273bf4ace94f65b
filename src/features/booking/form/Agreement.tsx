import { useSelector } from '@xstate/react';
import { reading } from '#copy/booking/outcome.ts';
import { type CheckoutRef, selectAgreement, selectReading } from '#machines/checkout/index.ts';
import { Reading } from '#src/features/reading/views/Reading.tsx';
import { Dialog } from '#src/ui/parts/Dialog.tsx';
import { LegalArticle } from '#src/ui/parts/LegalArticle.tsx';

const asWritten = (paragraph: string) => paragraph;

/** The agreement to accept next; clicking the backdrop does not close it. */
export default function Agreement({ actor }: { actor: CheckoutRef }) {
  const child = useSelector(actor, selectReading);
  const agreement = useSelector(actor, selectAgreement);
  if (child === undefined || agreement === null) return null;
  const { kind, title, version } = agreement;
  return (
    <Dialog
      open
      key={kind}
      title={title}
      note={reading.version(version)}
      width={800}
      held
      onClose={() => child.send({ type: 'reading.close' })}
    >
      <Reading actor={child} title={title}>
        <LegalArticle text={agreement} fill={asWritten} />
      </Reading>
    </Dialog>
  );
}
