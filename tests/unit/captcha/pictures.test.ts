import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { CaptchaType } from '#domain/captcha/protocol.ts';
import { secureChance, seededChance } from '#server/captcha/chance.ts';
import { drawPicture } from '#server/captcha/draw/draw.ts';
import { plainWords } from '#server/captcha/draw/lookalikes.ts';
import { FIRST_X, LAST_X } from '#server/captcha/draw/slider.ts';
import type { Picture } from '#server/captcha/picture.ts';
import { decodePicture } from '#tests/unit/captcha/pixels.ts';

const PICTURES = 250;
const FIFTEEN_KILOBYTES = 15 * 1024;
const types = ['blockPuzzle', 'clickWord'] as const;

/** The answer's JSON as it goes over the wire, envelope included. */
const wireBytes = (type: CaptchaType, { original, piece, words: wordList }: Picture): number =>
  Buffer.byteLength(
    JSON.stringify({
      code: '00000000',
      message: '成功',
      data: {
        repCode: '0000',
        repMsg: '成功',
        repData: {
          captchaType: type,
          token: '0'.repeat(32),
          secretKey: 'k'.repeat(16),
          originalImageBase64: original,
          jigsawImageBase64: piece,
          wordList,
        },
        success: true,
      },
    }),
  );

describe.each(types)('pictures of a %s', (type) => {
  it(`[3.12] ${PICTURES} answers: every picture another, none above 15 KB`, { timeout: 120_000 }, () => {
    const chance = secureChance();
    const seen = new Set<string>();
    let largest = 0;
    for (let index = 0; index < PICTURES; index += 1) {
      const picture = drawPicture(type, chance);
      seen.add(createHash('sha256').update(picture.original).digest('hex'));
      largest = Math.max(largest, wireBytes(type, picture));
    }
    expect(seen.size).toBe(PICTURES);
    expect(largest).toBeLessThanOrEqual(FIFTEEN_KILOBYTES);
  });

  it('[3.12] the same seed draws the same picture, whatever was drawn before', () => {
    const first = drawPicture(type, seededChance(42));
    drawPicture('clickWord', seededChance(43));
    drawPicture('blockPuzzle', seededChance(44));
    expect(drawPicture(type, seededChance(42))).toEqual(first);
  });

  it('[4.18] the background is a JPEG of 310×155', async () => {
    const { original } = drawPicture(type, seededChance(7));
    expect(original).toMatch(/^[A-Za-z0-9+/]+=*$/);
    expect([...Buffer.from(original, 'base64').subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
    const { width, height } = await decodePicture(original);
    expect([width, height]).toEqual([310, 155]);
  });
});

describe('the slider’s picture', () => {
  it('[4.18] the piece stands at its own height on a clear strip of 47×155', async () => {
    for (let index = 0; index < 20; index += 1) {
      const { piece, solution } = drawPicture('blockPuzzle', seededChance(index));
      expect(solution.type === 'blockPuzzle' && solution.x >= FIRST_X && solution.x <= LAST_X).toBe(true);
      expect(Buffer.from(piece!, 'base64').subarray(1, 4).toString()).toBe('PNG');
      const { width, height, data } = await decodePicture(piece!);
      expect([width, height]).toEqual([47, 155]);
      const rows = Array.from({ length: height }, (_, y) => y).filter((y) =>
        Array.from({ length: width }, (_, x) => data[(y * width + x) * 4 + 3]!).some((alpha) => alpha > 127),
      );
      expect(rows.length).toBeGreaterThanOrEqual(42);
      expect(rows.length).toBeLessThanOrEqual(48);
    }
  });
});

describe('the click-word’s picture', () => {
  it('[2.24] [4.16] asks for three different words, and for nearly every plain word at some time', {
    timeout: 120_000,
  }, () => {
    const asked = new Set<string>();
    for (let index = 0; index < 300; index += 1) {
      const { words: wanted, piece } = drawPicture('clickWord', seededChance(index));
      expect(piece).toBeNull();
      expect(new Set(wanted).size).toBe(3);
      for (const word of wanted!) asked.add(word);
    }
    expect(asked.size).toBeGreaterThan(plainWords.length * 0.8);
    for (const word of asked) expect(plainWords).toContain(word);
  });
});
