import { useSelector } from '@xstate/react';
import { type SmsCountdownRef, selectCaptcha } from '#machines/sms-countdown/index.ts';
import { type SupplierQuoteRef, selectCode } from '#machines/supplier-quote/index.ts';
import { Captcha } from '../captcha/Captcha.tsx';
import { SmsCountdown } from '../sms-countdown/SmsCountdown.tsx';
import { SmsNote } from '../sms-countdown/SmsNote.tsx';
import { QuoteForm } from './QuoteForm.tsx';

/** A supplier's quote, with the button that asks for its code. */
export function SupplierQuote({ actor }: { actor: SupplierQuoteRef }) {
  const code = useSelector(actor, selectCode);
  if (code === undefined) return <QuoteForm actor={actor} />;
  const refusePhone = () => actor.send({ type: 'quote.codeWanted' });
  return (
    <>
      <QuoteForm
        actor={actor}
        code={{
          button: <SmsCountdown actor={code} onPhoneMissing={refusePhone} />,
          note: <SmsNote actor={code} />,
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
