import type { CaptchaType } from '#domain/captcha/protocol.ts';
import type { Picture } from '../picture.ts';

export interface DrawingJob {
  id: number;
  type: CaptchaType;
  /** Set only in tests. */
  seed?: number;
}

export type DrawingAnswer = { id: number; picture: Picture } | { id: number; error: string };
