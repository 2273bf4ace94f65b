import { useSelector } from '@xstate/react';
import { captcha } from '#copy/sign-in/session.ts';
import { type CaptchaRef, selectClickWord, selectSlider } from '#machines/captcha/index.ts';
import { Dialog } from '#src/ui/parts/Dialog.tsx';
import { CaptchaClickWord } from './CaptchaClickWord.tsx';
import { CaptchaSlider } from './CaptchaSlider.tsx';

export default function Captcha({ actor }: { actor: CaptchaRef }) {
  const slider = useSelector(actor, selectSlider);
  const clickWord = useSelector(actor, selectClickWord);

  return (
    <Dialog
      open={slider !== undefined || clickWord !== undefined}
      title={captcha.dialog}
      width={348}
      onClose={() => (slider ?? clickWord)?.send({ type: 'captcha.close' })}
    >
      {slider ? <CaptchaSlider actor={slider} /> : null}
      {clickWord ? <CaptchaClickWord actor={clickWord} /> : null}
    </Dialog>
  );
}
