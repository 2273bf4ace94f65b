import type { CaptchaType } from '#domain/captcha/protocol.ts';
import type { Solution } from './judge.ts';

/** A drawn captcha: what is shown, and the answer that stays on the server. */
export interface Picture {
  solution: Solution;
  /** JPEG, base64. */
  original: string;
  /** The piece on its strip, base64; only the slider has one. */
  piece: string | null;
  /** What to click, in order; only the click-word has them. */
  words: readonly string[] | null;
}

export interface PictureSource {
  draw(type: CaptchaType): Promise<Picture>;
}
