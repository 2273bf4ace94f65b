import { useSelector } from '@xstate/react';
import { captcha } from '#copy/sign-in/session.ts';
import { type CaptchaClickWordRef, selectClickWordScreen } from '#machines/captcha-click-word/index.ts';
import { KeyHints } from '#src/ui/parts/PuzzlePicture.tsx';
import { ClickWordBar, ClickWordPicture, KEYS_ID } from './CaptchaClickWord.parts.tsx';

export function CaptchaClickWord({ actor }: { actor: CaptchaClickWordRef }) {
  const screen = useSelector(actor, selectClickWordScreen);

  return (
    <div className="group mx-auto grid w-full max-w-[300px] gap-1" data-screen={screen}>
      <ClickWordPicture actor={actor} />
      <ClickWordBar actor={actor} />
      <KeyHints id={KEYS_ID} hints={captcha.pointKeys} />
    </div>
  );
}
