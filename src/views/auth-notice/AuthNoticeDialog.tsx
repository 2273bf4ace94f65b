import type { AuthNoticeRef } from '#machines/auth-notice/index.ts';
import { authNotice } from '#src/ui/copy/notices.ts';
import { Dialog } from '#src/ui/parts/Dialog.tsx';
import { AuthNotice } from './AuthNotice.tsx';

/** Esc and the mask mean cancel: the target is forgotten. */
export function AuthNoticeDialog({ actor }: { actor: AuthNoticeRef }) {
  return (
    <Dialog open title={authNotice.title} plain width={396} onClose={() => actor.send({ type: 'notice.cancel' })}>
      <AuthNotice actor={actor} />
    </Dialog>
  );
}
