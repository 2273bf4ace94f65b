import { authNotice } from '#copy/booking/outcome.ts';
import type { AuthNoticeRef } from '#machines/auth-notice/index.ts';
import { takeFocus } from '#src/operator/queue/take-focus.ts';
import { AuthNotice } from './AuthNotice.tsx';

/** Not modal, so that the page stays readable. Escape cancels. */
export function AuthNoticeDialog({ actor }: { actor: AuthNoticeRef }) {
  return (
    <section
      role="dialog"
      aria-labelledby="auth-notice"
      tabIndex={-1}
      ref={takeFocus}
      onKeyDown={({ key }) => {
        if (key === 'Escape') actor.send({ type: 'notice.cancel' });
      }}
      className="fixed right-2 bottom-2 z-30 grid w-[396px] outline-0 md:top-18.5 md:bottom-auto max-w-[calc(100%-32px)] gap-1.5 rounded border border-line bg-surface p-2 shadow-float print:hidden"
    >
      <h2 id="auth-notice" className="font-strong text-16 leading-head">
        {authNotice.title}
      </h2>
      <AuthNotice actor={actor} />
    </section>
  );
}
