import { CAPTCHA_IMAGE, CAPTCHA_PIECE_WIDTH, CAPTCHA_SCALE } from '#domain/limits.ts';

/** The largest offset of the piece on a picture 300 wide. */
export const FARTHEST_OFFSET = CAPTCHA_IMAGE.width - (CAPTCHA_PIECE_WIDTH * CAPTCHA_IMAGE.width) / CAPTCHA_SCALE.width;

const LEAST_DRAG = 3;

/** A tap on the handle is not a drag and checks nothing. */
export const isDrag = (offset: number) => offset >= LEAST_DRAG;

export const withinPicture = (offset: number) => Math.min(Math.max(offset, 0), FARTHEST_OFFSET);
