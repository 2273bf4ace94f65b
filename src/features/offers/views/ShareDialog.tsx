import { useSelector } from '@xstate/react';
import { fclTools } from '#copy/fcl/tools.ts';
import { type SharingRef, selectTitle } from '#machines/sharing/index.ts';
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
