import { FileRefused } from '../job.ts';

export interface Size {
  width: number;
  height: number;
}

const damaged = () => new FileRefused('DAMAGED');

/** IHDR is always the first chunk. */
function sizeOfPng(bytes: Buffer): Size {
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') throw damaged();
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

const BMP_CORE_HEADER = 12;

/** A negative height means that rows start at the top. */
function sizeOfBmp(bytes: Buffer): Size {
  if (bytes.readUInt32LE(14) === BMP_CORE_HEADER)
    return { width: bytes.readUInt16LE(18), height: bytes.readUInt16LE(20) };
  return { width: bytes.readInt32LE(18), height: Math.abs(bytes.readInt32LE(22)) };
}

const isFrameHeader = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
const START_OF_SCAN = 0xda;
const FILL = 0xff;

/** Walks the segments to the frame header, which precedes the first scan. */
function sizeOfJpeg(bytes: Buffer): Size {
  let at = 2;
  for (;;) {
    if (bytes.readUInt8(at) !== FILL) throw damaged();
    while (bytes.readUInt8(at) === FILL) at += 1;
    const marker = bytes.readUInt8(at);
    if (marker === START_OF_SCAN) throw damaged();
    if (isFrameHeader(marker)) return { height: bytes.readUInt16BE(at + 4), width: bytes.readUInt16BE(at + 6) };
    const length = bytes.readUInt16BE(at + 1);
    if (length < 2) throw damaged();
    at += 1 + length;
  }
}

/** A WebP starts with one of three chunks, each with its own layout of the size. */
function sizeOfWebp(bytes: Buffer): Size {
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8X':
      return { width: 1 + bytes.readUIntLE(24, 3), height: 1 + bytes.readUIntLE(27, 3) };
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21);
      return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
    }
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    default:
      throw damaged();
  }
}

const isWebp = (bytes: Buffer) =>
  bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';

/** Reads the header only, so that a huge picture is never decoded. */
export function sizeOfPicture(bytes: Buffer): Size {
  try {
    if (bytes.readUInt16BE(0) === 0xffd8) return sizeOfJpeg(bytes);
    if (isWebp(bytes)) return sizeOfWebp(bytes);
    return bytes.readUInt16BE(0) === 0x8950 ? sizeOfPng(bytes) : sizeOfBmp(bytes);
  } catch {
    throw damaged();
  }
}
