import { FileRefused } from '../job.ts';

const MACRO_NAMES =
  /(?:^|\/)(?:vbaproject\w*\.bin|vbadata\.xml|macrosheets\/[^/]+|[^/]+\.(?:doc|dot|xls|xlt|xla|ppt|pps|pot|sld)m)$/i;
const PROGRAM_NAMES =
  /\.(?:apk|app|appx|bat|chm|cmd|com|cpl|dll|dmg|exe|hta|img|inf|iso|jar|js|jse|lnk|msc|msi|msp|pif|ps1|reg|scr|sh|sys|vb|vbe|vbs|vhdx?|wsf|wsh|xll)$/i;
/** Signatures of archives that are refused. */
const CLOSED_ARCHIVES = ['526172211a07', '377abcaf271c', '1f8b08', '425a68', 'fd377a585a00', '4d534346'].map((hex) =>
  Buffer.from(hex, 'hex'),
);
const PROGRAM_SIGNATURES = ['7f454c46', 'feedface', 'feedfacf', 'cefaedfe', 'cffaedfe', 'cafebabe', '2321'].map((hex) =>
  Buffer.from(hex, 'hex'),
);
const VBA_PROJECT = Buffer.from('_VBA_PROJECT', 'utf16le');
const PACKED_FILE = Buffer.from('Ole10Native', 'utf16le');
const ENCRYPTED_DOCUMENT = Buffer.from('EncryptedPackage', 'utf16le');
/** Matches a part of the document only: some programs list the type for an unused extension. */
const MACRO_TYPE = /<(?:\w+:)?Override\b[^>]*macroEnabled/;
/** Length of the DOS header of every Windows program. */
const DOS_HEADER_BYTES = 64;

const startsWithAny = (bytes: Buffer, signatures: readonly Buffer[]) =>
  signatures.some((signature) => bytes.subarray(0, signature.length).equals(signature));

const isProgram = (bytes: Buffer) =>
  startsWithAny(bytes, PROGRAM_SIGNATURES) ||
  (bytes.subarray(0, 2).toString('latin1') === 'MZ' && bytes.subarray(0, DOS_HEADER_BYTES).includes(0));

/** Refuses an OLE document with macros, embedded files or a password. */
export function requireNoMacros(bytes: Buffer): void {
  if (bytes.includes(VBA_PROJECT)) throw new FileRefused('MACRO');
  if (bytes.includes(PACKED_FILE)) throw new FileRefused('EXECUTABLE');
  if (bytes.includes(ENCRYPTED_DOCUMENT)) throw new FileRefused('PROTECTED');
}

/** Refuses an archive entry by its name. */
export function requireHarmlessName(name: string): void {
  if (MACRO_NAMES.test(name)) throw new FileRefused('MACRO');
  if (PROGRAM_NAMES.test(name)) throw new FileRefused('EXECUTABLE');
}

/** Refuses an archive entry by its content under any name. */
export function requireHarmlessContent(name: string, bytes: Buffer): void {
  if (isProgram(bytes)) throw new FileRefused('EXECUTABLE');
  if (startsWithAny(bytes, CLOSED_ARCHIVES)) throw new FileRefused('NESTED_ARCHIVE');
  if (name === '[Content_Types].xml' && MACRO_TYPE.test(bytes.toString('latin1'))) throw new FileRefused('MACRO');
}
