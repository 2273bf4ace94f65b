import { crc32, deflateRawSync, deflateSync } from 'node:zlib';
import { createCanvas } from '@napi-rs/canvas';
import { encode } from 'uqr';

/** A square picture of a two-dimensional code, as a licence carries it. */
export function codePicture(text: string, format: 'jpeg' | 'png' = 'png'): Buffer {
  const { data, size } = encode(text, { border: 4, ecc: 'M' });
  const dot = 6;
  const canvas = createCanvas(size * dot + 200, size * dot + 120);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff8e7';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  for (const [row, line] of data.entries()) {
    for (const [column, isDark] of line.entries()) {
      if (isDark) context.fillRect(150 + column * dot, 60 + row * dot, dot, dot);
    }
  }
  return format === 'png' ? canvas.encodeSync('png') : canvas.encodeSync('jpeg', 80);
}

export function plainPicture(width: number, height: number, format: 'jpeg' | 'png' | 'webp' = 'jpeg'): Buffer {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#b03a2e';
  context.fillRect(0, 0, width, height);
  return format === 'png' ? canvas.encodeSync('png') : canvas.encodeSync(format, 80);
}

/** A document of one page that shows a JPEG. */
export function documentOf(jpeg: Buffer, width: number, height: number): Buffer {
  const page = `q ${width} 0 0 ${height} 0 0 cm /Im0 Do Q`;
  const objects = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    Buffer.from(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources << /XObject << /Im0 4 0 R >> >> /Contents 5 0 R >>`,
    ),
    Buffer.concat([
      Buffer.from(
        `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`,
      ),
      jpeg,
      Buffer.from('\nendstream'),
    ]),
    Buffer.from(`<< /Length ${page.length} >>\nstream\n${page}\nendstream`),
  ];
  return pdfOf(objects);
}

/** A document of one page with lines of Latin letters that a reader finds. */
export function textDocument(lines: readonly string[]): Buffer {
  const text = lines.map((line) => `(${line}) Tj 0 -14 Td`).join(' ');
  return pdfOf([
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    Buffer.from(
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>',
    ),
    stream('', `BT /F1 10 Tf 40 800 Td ${text} ET`),
    Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'),
  ]);
}

const stream = (dictionary: string, content: string) =>
  Buffer.from(`<< ${dictionary} /Length ${content.length} >>\nstream\n${content}\nendstream`);

/** A small document that takes a reader hours to draw: forms within forms, each drawn many times. */
export function endlessDocument(bytes = 0): Buffer {
  const levels = 9;
  const first = 5;
  const forms = Array.from({ length: levels }, (_, level) => {
    const head = `/Type /XObject /Subtype /Form /BBox [0 0 600 800]`;
    if (level === levels - 1) return stream(head, '0 0 600 800 re 1 2 3 4 5 6 c f '.repeat(40));
    return stream(`${head} /Resources << /XObject << /F ${first + level + 1} 0 R >> >>`, '/F Do '.repeat(20));
  });
  return pdfOf([
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    Buffer.from(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Resources << /XObject << /F ${first} 0 R >> >> /Contents 4 0 R >>`,
    ),
    stream('', '/F Do'),
    ...forms,
    stream('', ' '.repeat(bytes)),
  ]);
}

/** A document of one blank page with something more in its catalogue, and more objects from the fourth on. */
export function blankDocument(catalogue = '', ...more: readonly (Buffer | string)[]): Buffer {
  return pdfOf([
    Buffer.from(`<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`),
    Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    Buffer.from('<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>'),
    ...more.map((object) => Buffer.from(object)),
  ]);
}

/** One object numbered 9 in an object stream, as it is written today. */
export function objectStream(
  object: string,
  filter = '/Filter /FlateDecode',
  pack: (bytes: Buffer) => Buffer = deflateSync,
): Buffer {
  const head = '9 0 ';
  const packed = pack(Buffer.from(head + object));
  return Buffer.concat([
    Buffer.from(`<< /Type /ObjStm /N 1 /First ${head.length} ${filter} /Length ${packed.length} >>\nstream\n`),
    packed,
    Buffer.from('\nendstream'),
  ]);
}

function pdfOf(objects: readonly Buffer[]): Buffer {
  const parts = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  let length = parts[0]!.length;
  for (const [index, body] of objects.entries()) {
    offsets.push(length);
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')]);
    parts.push(part);
    length += part.length;
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

interface ArchiveEntry {
  name: string;
  content?: string;
  /** Unpacked size that the archive directory claims, in bytes. */
  claimed?: number;
  isEncrypted?: boolean;
}

/** An archive whose directory may lie. */
export function archiveOf(entries: readonly ArchiveEntry[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content = 'x', claimed, isEncrypted = false } of entries) {
    const raw = Buffer.from(content);
    const packed = deflateRawSync(raw);
    const fixed = Buffer.alloc(26);
    fixed.writeUInt16LE(20, 0);
    fixed.writeUInt16LE((isEncrypted ? 1 : 0) | 0x800, 2);
    fixed.writeUInt16LE(8, 4);
    fixed.writeUInt32LE(crc(raw), 10);
    fixed.writeUInt32LE(packed.length, 14);
    fixed.writeUInt32LE(claimed ?? raw.length, 18);
    fixed.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fixed, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fixed, rest, Buffer.from(name)]));
    bodies.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, list, Buffer.from('PK\x05\x06', 'latin1'), end]);
}

const OFD = 'xmlns:ofd="http://www.ofdspec.org/2016"';
const ofdPart = (content: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${content}`;

/** An electronic invoice as the tax office hands it over: GB/T 33190, one page with its number. */
export const ofdOf = (number: string): Buffer =>
  archiveOf([
    {
      name: 'OFD.xml',
      content: ofdPart(
        `<ofd:OFD ${OFD} DocType="OFD" Version="1.0"><ofd:DocBody><ofd:DocInfo><ofd:DocID>${number}</ofd:DocID></ofd:DocInfo><ofd:DocRoot>Doc_0/Document.xml</ofd:DocRoot></ofd:DocBody></ofd:OFD>`,
      ),
    },
    {
      name: 'Doc_0/Document.xml',
      content: ofdPart(
        `<ofd:Document ${OFD}><ofd:CommonData><ofd:MaxUnitID>3</ofd:MaxUnitID><ofd:PageArea><ofd:PhysicalBox>0 0 210 140</ofd:PhysicalBox></ofd:PageArea></ofd:CommonData><ofd:Pages><ofd:Page ID="1" BaseLoc="Pages/Page_0/Content.xml"/></ofd:Pages></ofd:Document>`,
      ),
    },
    {
      name: 'Doc_0/Pages/Page_0/Content.xml',
      content: ofdPart(
        `<ofd:Page ${OFD}><ofd:Content><ofd:Layer ID="2"><ofd:TextObject ID="3" Boundary="150 10 50 5" Font="1" Size="3"><ofd:TextCode X="0" Y="4">${number}</ofd:TextCode></ofd:TextObject></ofd:Layer></ofd:Content></ofd:Page>`,
      ),
    },
  ]);

const crc = (bytes: Buffer): number => (crc32 as (bytes: Buffer) => number)(bytes);

/** A photograph as a telephone makes it: turned on its side, with the place it was taken at. */
export function photograph(width: number, height: number): Buffer {
  const jpeg = plainPicture(width, height);
  const tiff = Buffer.alloc(26);
  tiff.write('II*\0', 0, 'latin1');
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(1, 8);
  tiff.writeUInt16LE(0x0112, 10);
  tiff.writeUInt16LE(3, 12);
  tiff.writeUInt32LE(1, 14);
  tiff.writeUInt16LE(6, 18);
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from('GPSLatitude 31.2304N')]);
  const head = Buffer.alloc(4);
  head.writeUInt16BE(0xffe1, 0);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}

/** A small picture as its decoder would find it, behind a frame header that another reader would take for the first. */
export function pictureOfTwoSizes(): Buffer {
  const jpeg = plainPicture(60, 40);
  const at = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  const huge = Buffer.from(jpeg.subarray(at, at + 2 + jpeg.readUInt16BE(at + 2)));
  huge.writeUInt16BE(50_000, 5);
  huge.writeUInt16BE(50_000, 7);
  return Buffer.concat([jpeg.subarray(0, 2), huge, jpeg.subarray(2)]);
}

/** A header that promises more pixels than anybody unpacks. */
export function hugePicture(): Buffer {
  const header = Buffer.alloc(17);
  header.write('IHDR', 0, 'latin1');
  header.writeUInt32BE(50_000, 4);
  header.writeUInt32BE(50_000, 8);
  header.writeUInt8(8, 12);
  header.writeUInt8(2, 13);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(13);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc(header));
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), length, header, check]);
}
