import { verification as words } from '#copy/user-centre/rooms.ts';
import type { VerificationRef } from '#machines/verification/index.ts';
import { Dialog } from '#src/ui/parts/Dialog.tsx';
import { Licence } from './Licence.tsx';
import { Verification } from './Verification.tsx';

export default function VerificationDialog({ actor }: { actor: VerificationRef }) {
  return (
    <Dialog open title={words.title} width={560} onClose={() => actor.send({ type: 'verification.close' })}>
      <Verification actor={actor} renderLicence={(licence) => <Licence actor={licence} />} />
    </Dialog>
  );
}
