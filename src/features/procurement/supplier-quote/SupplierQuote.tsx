import { useSelector } from '@xstate/react';
import { type SmsCountdownRef, selectCaptcha } from '#machines/sms-countdown/index.ts';
import { selectCode } from '#machines/supplier-quote/index.ts';
import Captcha from '#src/features/captcha/views/Captcha.tsx';
import { CodeWork } from '#src/features/sign-in/views/LazyProofOfWork.tsx';
import { SmsCountdown } from '#src/features/sign-in/views/SmsCountdown.tsx';
import { SmsNote } from '#src/features/sign-in/views/SmsNote.tsx';
import { QuoteForm, type QuoteFormProps } from './QuoteForm.tsx';

/** A supplier's quote with the button that requests its code. */
export function SupplierQuote({ actor, fileAccess }: Pick<QuoteFormProps, 'actor' | 'fileAccess'>) {
  const code = useSelector(actor, selectCode);
  if (code === undefined) return <QuoteForm actor={actor} fileAccess={fileAccess} />;
  const refusePhone = () => actor.send({ type: 'quote.codeRequested' });
  return (
    <>
      <QuoteForm
        actor={actor}
        fileAccess={fileAccess}
        code={{
          button: <SmsCountdown actor={code} onPhoneMissing={refusePhone} />,
          note: (
            <>
              <SmsNote actor={code} />
              <CodeWork actor={code} />
            </>
          ),
        }}
      />
      <CodeCaptcha actor={code} />
    </>
  );
}

function CodeCaptcha({ actor }: { actor: SmsCountdownRef }) {
  const captcha = useSelector(actor, selectCaptcha);
  return captcha ? <Captcha actor={captcha} /> : null;
}
