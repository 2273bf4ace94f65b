import { useSelector } from '@xstate/react';
import { type SharingRef, selectTitle } from '#machines/sharing/index.ts';
import { fclTools } from '#src/ui/copy/fcl-tools.ts';
import { Dialog } from '#src/ui/parts/Dialog.tsx';
import { Sharing } from './Sharing.tsx';

export default function ShareDialog({ actor }: { actor: SharingRef }) {
  const title = useSelector(actor, selectTitle);
  return (
    <Dialog open title={fclTools.share.title} note={title} onClose={() => actor.send({ type: 'share.close' })}>
      <Sharing actor={actor} />
    </Dialog>
  );
}
