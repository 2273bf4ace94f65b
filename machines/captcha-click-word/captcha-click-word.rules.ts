import { CAPTCHA_IMAGE } from '#domain/limits.ts';
import type { PicturePoint } from './captcha-click-word.types.ts';

const within = (value: number, size: number) => Math.min(Math.max(value, 0), size);

export const onPicture = ({ x, y }: PicturePoint): PicturePoint => ({
  x: within(x, CAPTCHA_IMAGE.width),
  y: within(y, CAPTCHA_IMAGE.height),
});

export const middleOfPicture: PicturePoint = { x: CAPTCHA_IMAGE.width / 2, y: CAPTCHA_IMAGE.height / 2 };

export const moved = (from: PicturePoint | null, by: PicturePoint): PicturePoint => {
  const start = from ?? middleOfPicture;
  return onPicture({ x: start.x + by.x, y: start.y + by.y });
};
