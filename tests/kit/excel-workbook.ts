import { crc32, deflateRawSync } from 'node:zlib';

/** A formula with the value that it had when the workbook was saved. */
interface FormulaCell {
  formula: string;
  value: number | string;
}

/** A cell as a spreadsheet program means it: a text, a number with its look, a day or a moment; null for none. */
export type SheetCell =
  | string
  | number
  | { day: string }
  | { moment: string }
  | { percent: number }
  | FormulaCell
  | null;

export interface Sheet {
  name: string;
  rows: readonly (readonly SheetCell[])[];
  /** Ranges such as A1:C1. */
  merged: readonly string[];
}

const DAY_MS = 86_400_000;
/** Excel's day 0, as its 1900 system counts after its February of 29 days. */
const EPOCH = Date.UTC(1899, 11, 30);
/** Cell formats of the styles part below, by their index. */
const STYLES = { text: 0, price: 1, day: 2, moment: 3, percent: 4 };

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const columnName = (index: number): string =>
  index < 26 ? String.fromCharCode(65 + index) : `${columnName(Math.floor(index / 26) - 1)}${columnName(index % 26)}`;

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** Texts stand once, in a part of their own, as Excel keeps them. */
function sharedStrings() {
  const known = new Map<string, number>();
  let uses = 0;
  return {
    indexOf(text: string) {
      uses += 1;
      const index = known.get(text) ?? known.size;
      known.set(text, index);
      return index;
    },
    part() {
      const items = [...known.keys()].map(
        (text) => `<si><t>${escaped(text)}</t><phoneticPr fontId="1" type="noConversion"/></si>`,
      );
      return `${HEAD}<sst xmlns="${MAIN}" count="${uses}" uniqueCount="${known.size}">${items.join('')}</sst>`;
    },
  };
}

type Strings = ReturnType<typeof sharedStrings>;

function cellXml(cell: SheetCell, at: string, strings: Strings) {
  const number = (style: number, value: number) => `<c r="${at}" s="${style}"><v>${value}</v></c>`;
  if (cell === null) return `<c r="${at}" s="0"/>`;
  if (typeof cell === 'string') return `<c r="${at}" t="s"><v>${strings.indexOf(cell)}</v></c>`;
  if (typeof cell === 'number') return number(STYLES.price, cell);
  if ('formula' in cell) {
    const type = typeof cell.value === 'string' ? ' t="str"' : '';
    const style = typeof cell.value === 'string' ? STYLES.text : STYLES.price;
    return `<c r="${at}" s="${style}"${type}><f>${escaped(cell.formula)}</f><v>${escaped(String(cell.value))}</v></c>`;
  }
  if ('percent' in cell) return number(STYLES.percent, cell.percent);
  const isDay = 'day' in cell;
  const time = Date.parse(isDay ? `${cell.day}T00:00:00Z` : `${cell.moment.replace(' ', 'T')}:00Z`);
  return number(isDay ? STYLES.day : STYLES.moment, (time - EPOCH) / DAY_MS);
}

function sheetXml({ rows, merged }: Sheet, strings: Strings) {
  const width = Math.max(...rows.map((row) => row.length));
  const lines = rows.map((row, y) => {
    const cells = row.map((cell, x) => cellXml(cell, `${columnName(x)}${y + 1}`, strings)).join('');
    return `<row r="${y + 1}" spans="1:${width}" x14ac:dyDescent="0.25">${cells}</row>`;
  });
  const merges = merged.map((range) => `<mergeCell ref="${range}"/>`).join('');
  return `${HEAD}<worksheet xmlns="${MAIN}" xmlns:r="${OFFICE}/relationships" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" mc:Ignorable="x14ac" xmlns:x14ac="http://schemas.microsoft.com/office/spreadsheetml/2009/9/ac"><dimension ref="A1:${columnName(width - 1)}${rows.length}"/><sheetViews><sheetView tabSelected="1" workbookViewId="0"/></sheetViews><sheetFormatPr defaultRowHeight="14.25" x14ac:dyDescent="0.2"/><sheetData>${lines.join('')}</sheetData>${merges === '' ? '' : `<mergeCells count="${merged.length}">${merges}</mergeCells>`}<phoneticPr fontId="1" type="noConversion"/><pageMargins left="0.7" right="0.7" top="0.75" bottom="0.75" header="0.3" footer="0.3"/></worksheet>`;
}

const STYLES_PART = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="176" formatCode="0.00_);[Red]\\(0.00\\)"/><numFmt numFmtId="177" formatCode="yyyy/m/d\\ h:mm;@"/></numFmts><fonts count="2"><font><sz val="11"/><color theme="1"/><name val="等线"/><family val="2"/><scheme val="minor"/></font><font><sz val="9"/><name val="等线"/><family val="3"/><charset val="134"/><scheme val="minor"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="176" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="14" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="177" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="9" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="常规" xfId="0" builtinId="0"/></cellStyles><dxfs count="0"/><tableStyles count="0" defaultTableStyle="TableStyleMedium2" defaultPivotStyle="PivotStyleLight16"/></styleSheet>`;

function partsOf(sheet: Sheet) {
  const strings = sharedStrings();
  const worksheet = sheetXml(sheet, strings);
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  return {
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${type}.sharedStrings+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/><Override PartName="/docProps/app.xml" ContentType="application/vnd.openxmlformats-officedocument.extended-properties+xml"/></Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId3" Type="${OFFICE}/relationships/extended-properties" Target="docProps/app.xml"/><Relationship Id="rId2" Type="${PACKAGE}/relationships/metadata/core-properties" Target="docProps/core.xml"/><Relationship Id="rId1" Type="${OFFICE}/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}/relationships"><fileVersion appName="xl" lastEdited="7" lowestEdited="7" rupBuild="26026"/><workbookPr defaultThemeVersion="166925"/><bookViews><workbookView xWindow="0" yWindow="0" windowWidth="28800" windowHeight="12300"/></bookViews><sheets><sheet name="${escaped(sheet.name)}" sheetId="1" r:id="rId1"/></sheets><calcPr calcId="191029"/></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId3" Type="${OFFICE}/relationships/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="rId2" Type="${OFFICE}/relationships/styles" Target="styles.xml"/><Relationship Id="rId1" Type="${OFFICE}/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': worksheet,
    'xl/styles.xml': STYLES_PART,
    'xl/sharedStrings.xml': strings.part(),
    'docProps/core.xml': `${HEAD}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dcterms:created xsi:type="dcterms:W3CDTF">2026-10-12T01:40:00Z</dcterms:created></cp:coreProperties>`,
    'docProps/app.xml': `${HEAD}<Properties xmlns="${OFFICE}/extended-properties"><Application>Microsoft Excel</Application><DocSecurity>0</DocSecurity><AppVersion>16.0300</AppVersion></Properties>`,
  };
}

/** The parts of a package, packed; every file is of one moment, so that the same parts are the same bytes. */
export function zipOf(parts: Readonly<Record<string, string | Uint8Array>>): Buffer {
  const bodies: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(parts)) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const label = Buffer.from(name);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt16LE(0x21, 8);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(bytes.length, 18);
    facts.writeUInt16LE(label.length, 22);
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), facts, label, packed]);
    const dosTime = Buffer.alloc(14);
    dosTime.writeUInt32LE(offset, 10);
    entries.push(Buffer.concat([Buffer.from('504b01021400', 'hex'), facts, dosTime, label]));
    bodies.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, directory, end]);
}

/** A workbook in the shape of Excel: shared texts, styles, days of the 1900 system, merged headings; parts may stand instead of its own. */
export const excelWorkbook = (sheet: Sheet, instead: Readonly<Record<string, string>> = {}) =>
  zipOf({ ...partsOf(sheet), ...instead });
