const HEADER_BYTES = 8;
const MEMORY_SECTION = 5;
const HAS_MAXIMUM = 1;

/** Reads a LEB128 number: seven bits per byte, the lowest first. */
function readNumber(bytes: Uint8Array, start: number): { value: number; end: number } {
  let value = 0;
  let end = start;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[end] ?? 0;
    end += 1;
    value += (byte & 0x7f) * 2 ** shift;
    if (byte < 0x80) return { value, end };
  }
}

/** Writes a number in as many bytes as the old one had. */
function writeNumber(bytes: Uint8Array, value: number, start: number, end: number): void {
  for (let at = start, rest = value; at < end; at += 1, rest = Math.floor(rest / 0x80))
    bytes[at] = (rest % 0x80) | (at < end - 1 ? 0x80 : 0);
}

/** Lowers the maximum memory of a WebAssembly binary, in pages of 64 KiB; only the binary itself can set it. */
export function limitMemory(binary: Uint8Array, pages: number): Uint8Array<ArrayBuffer> {
  const limited = new Uint8Array(binary);
  for (let at = HEADER_BYTES; at < limited.length; ) {
    const size = readNumber(limited, at + 1);
    if (limited[at] !== MEMORY_SECTION) {
      at = size.end + size.value;
      continue;
    }
    const count = readNumber(limited, size.end);
    const least = readNumber(limited, count.end + 1);
    const most = readNumber(limited, least.end);
    if (limited[count.end] !== HAS_MAXIMUM || most.value < pages) break;
    writeNumber(limited, pages, least.end, most.end);
    return limited;
  }
  throw new Error('the program does not say how much memory it takes at most');
}
