import type { CaptchaType } from '#domain/captcha/protocol.ts';
import type { Chance } from '../chance.ts';
import type { Picture } from '../picture.ts';
import { drawClickWord } from './click-word.ts';
import { drawSlider } from './slider.ts';

export function drawPicture(type: CaptchaType, chance: Chance): Picture {
  return type === 'blockPuzzle' ? drawSlider(chance) : drawClickWord(chance);
}
