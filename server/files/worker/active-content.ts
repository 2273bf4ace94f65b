import { inflateSync } from 'node:zlib';
import { FileRefused } from '../job.ts';

/**
 * Names a PDF needs for scripts, launched programs and attachments. They are searched in every byte, because readers
 * find objects by offset, even inside what looks like a stream.
 */
const ACTIVE_NAMES =
  /\/(?:JavaScript|EmbeddedFiles?|FileAttachment|Launch|RichMedia|Rendition)(?![A-Za-z])|\/(?:EF|XFA)\s*(?:<<|\[|\d+\s+\d+\s+R)/;
const OBJECT_STREAM = /\/ObjStm|\/First\b[\s\S]*\/N\b|\/N\b[\s\S]*\/First\b/;
const STREAM = /(?<!end)stream[ \t]*(?:\r\n|\n|\r)/g;
const FILTERED = /\/Filter(?![A-Za-z])/;
/** Long and short names of all standard filters. */
const FILTER_NAMES = /\/(?:\w+Decode|Fl|AHx|A85|LZW|RL|CCF|DCT)(?!\w)/g;
const DEFLATED = /\/Filter\s*\[?\s*\/FlateDecode(?!\w)/;
const PREDICTED = /\/Predictor\s+(?!1\b)/;
const ENCRYPTED = /\/Encrypt(?![A-Za-z])/;
/** A URL may have any words in its path. Without spaces and brackets it cannot contain an object. */
const WEB_ADDRESS = /\(https?:\/\/[^()<>\\\s]*\)/g;
/** Maximum distance from an object stream to the start of its dictionary. */
const DICTIONARY_LENGTH = 2_048;
const UNPACKED_AT_MOST = 64 * 1024 * 1024;

/** Names may escape any character by number: /J#61vaScript. */
const spelledOut = (text: string) =>
  text.replace(/#([0-9A-Fa-f]{2})/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));

function inflate(bytes: Buffer, isEncrypted: boolean, most: number): Buffer {
  try {
    return inflateSync(bytes, { maxOutputLength: Math.max(1, most) });
  } catch (error) {
    const isTooLong = error instanceof RangeError;
    throw new FileRefused(isTooLong ? 'TOOK_TOO_LONG' : isEncrypted ? 'PROTECTED' : 'ACTIVE_CONTENT');
  }
}

/** Yields the content of each object stream. Refuses encodings that no common program uses. */
function* objectStreams(bytes: Buffer, text: string): Generator<string> {
  const isEncrypted = ENCRYPTED.test(spelledOut(text));
  let left = UNPACKED_AT_MOST;
  for (const { index, 0: keyword } of text.matchAll(STREAM)) {
    const before = text.slice(Math.max(0, index - DICTIONARY_LENGTH), index);
    const dictionary = spelledOut(before.slice(before.lastIndexOf(' obj') + 1));
    if (!OBJECT_STREAM.test(dictionary)) continue;
    const start = index + keyword.length;
    if (!FILTERED.test(dictionary)) {
      if (isEncrypted) throw new FileRefused('PROTECTED');
      continue;
    }
    const isDeflated =
      DEFLATED.test(dictionary) && dictionary.match(FILTER_NAMES)?.length === 1 && !PREDICTED.test(dictionary);
    if (!isDeflated) throw new FileRefused('ACTIVE_CONTENT');
    const content = inflate(bytes.subarray(start), isEncrypted, left);
    left -= content.length;
    yield content.toString('latin1');
  }
}

/**
 * Refuses a PDF with scripts, attachments or launch actions. The file is never changed, so that signatures stay
 * valid.
 */
export function requirePassive(bytes: Buffer): void {
  const text = bytes.toString('latin1');
  const isActive = (part: string) => ACTIVE_NAMES.test(spelledOut(part.replace(WEB_ADDRESS, '')));
  if (isActive(text)) throw new FileRefused('ACTIVE_CONTENT');
  for (const content of objectStreams(bytes, text)) if (isActive(content)) throw new FileRefused('ACTIVE_CONTENT');
}
