const LONGEST_FILE_NAME = 128;

/** Extensions allowed for downloads; others are saved as .bin, which no system opens by itself. */
export const FILE_EXTENSIONS = [
  'pdf',
  'ofd',
  'jpg',
  'jpeg',
  'png',
  'webp',
  'bmp',
  'csv',
  'xls',
  'xlsx',
  'doc',
  'docx',
  'json',
  'txt',
  'zip',
  'bin',
] as const;

/** Lower-case extension without the dot. */
export const extensionOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

const unwanted = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}<>:"|?*]/gu;
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/iu;

/**
 * Returns a file name valid on any system: the last path segment, at most 128 characters, with an allowed extension.
 */
export function safeFileName(proposed: string | undefined, fallback = '下载'): string {
  const last = (proposed ?? '').split(/[\\/]/u).at(-1) ?? '';
  const cleaned = last.replace(unwanted, '').replace(/^[.\s]+|[.\s]+$/gu, '');
  const dot = cleaned.lastIndexOf('.');
  const ending = dot > 0 ? cleaned.slice(dot + 1).toLowerCase() : '';
  const allowed = (FILE_EXTENSIONS as readonly string[]).includes(ending);
  const extension = allowed ? ending : 'bin';
  const stem = (allowed ? cleaned.slice(0, dot) : cleaned) || fallback;
  const unreserved = reserved.test(stem) ? `_${stem}` : stem;
  return `${shorten(unreserved, LONGEST_FILE_NAME - extension.length - 1)}.${extension}`;
}

function shorten(text: string, longest: number): string {
  let kept = '';
  for (const character of text) {
    if (kept.length + character.length > longest) break;
    kept += character;
  }
  return kept;
}
