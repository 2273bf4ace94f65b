import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCodes } from '#server/files/worker/codes.ts';

let count = 0;

/** Reads the QR codes of a picture by a decoder that knows nothing of the encoder. */
export async function codesInPicture(png: Uint8Array): Promise<string[]> {
  count += 1;
  const path = join(tmpdir(), `codes-${process.pid}-${count}.png`);
  writeFileSync(path, png);
  try {
    return await readCodes(path, 'image/png');
  } finally {
    rmSync(path);
  }
}
