import type { CaptchaType } from '#domain/captcha/protocol.ts';
import type { Solution } from './judge.ts';

/** A rendered captcha with its solution, which stays on the server. */
export interface Picture {
  solution: Solution;
  /** JPEG, base64. */
  original: string;
  /** The piece on its strip, base64; slider only. */
  piece: string | null;
  /** Words to click, in order; click-word only. */
  words: readonly string[] | null;
}

export interface PictureSource {
  draw(type: CaptchaType): Promise<Picture>;
}
