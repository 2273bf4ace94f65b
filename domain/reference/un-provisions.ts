import type { PackingGroup } from './un-entries.ts';

/** What the dangerous goods list of the IMDG Code says of an entry, as codes; null where our sources do not agree. */
export interface UnProvisions {
  packingGroup: PackingGroup | null;
  /** Fire and spillage schedule. */
  ems: string | null;
  specialProvisions: string[] | null;
  /** 1L, 500mL, 5kg; 0 where the entry has none. */
  limitedQuantity: string | null;
  /** E0 to E5. */
  exceptedQuantity: string | null;
  packing: string[] | null;
  ibc: string[] | null;
  tankProvisions: string[] | null;
  stowage: string | null;
  stowageCodes: string[] | null;
  segregationCodes: string[] | null;
}

/** UN|packing group|EmS|special provisions|LQ|EQ|P|IBC|TP|stowage|SW, H|SG. A dash is none; a question mark stands where the sources differ. */
const TABLE = `
1005|-|F-C, S-U|23 379|0|E0|P200|-|-|D|SW2|SG35 SG46
1017|-|F-C, S-U|-|0|E0|P200|-|TP19|D|SW2|SG6 SG19
1072|-|F-C, S-W|355|0|E0|P200|-|-|A|-|-
1077|-|F-D, S-U|-|0|E0|P200|-|-|E|SW2|-
1086|-|F-D, S-U|386|0|E0|P200|-|-|B|SW1 SW2|-
1978|-|F-D, S-U|392|0|E0|P200|-|-|E|SW2|-
1950|-|F-D, S-U|63 190 277 327 344 381 959|?|E0|LP200 P207|-|-|?|SW1 SW22|SG69
1089|I|F-E, S-D|-|0|E0|P001|-|TP2 TP7|E|-|-
1090|II|F-E, S-D|-|1L|E2|P001|IBC02|TP1|E|-|-
1093|I|F-E, S-D|386|0|E0|P001|-|?|D|SW1 SW2|-
1105|II|F-E, S-D|-|1L|E2|P001|IBC02|TP1 TP29|B|-|-
1105|III|F-E, S-D|223|5L|E1|P001|IBC03|TP1|A|-|-
1114|II|F-E, S-D|-|1L|E2|P001|IBC02|TP1|B|SW2|-
1120|II|F-E, S-D|-|1L|E2|P001|IBC02|TP1 TP29|B|-|-
1120|III|F-E, S-D|223|5L|E1|P001|IBC03|TP1|A|-|-
1123|II|F-E, S-D|-|1L|E2|P001|IBC02|TP1|B|-|-
1123|III|F-E, S-D|223|5L|E1|P001|IBC03|TP1|A|-|-
1133|I|F-E, S-D|-|500mL|E3|P001|-|TP1 TP8 TP27|E|-|-
1133|II|F-E, S-D|-|5L|E2|P001|?|TP1 TP8|B|-|-
1133|III|F-E, S-D|223 955|5L|E1|P001|?|?|A|-|-
1134|III|F-E, S-D|-|5L|E1|P001|IBC03|TP1|A|-|-
1145|II|F-E, S-D|-|1L|E2|P001|IBC02|TP1|E|-|-
1155|I|F-E, S-D|-|0|E3|P001|-|TP2|E|SW2|-
1170|II|F-E, S-D|144|1L|E2|P001|IBC02|TP1|A|-|-
1170|III|F-E, S-D|144 223|5L|E1|P001|IBC03|TP1|A|-|-
1173|II|F-E, S-D|-|1L|E2|P001|IBC02|TP1|B|-|-
1175|II|F-E, S-D|-|1L|E2|P001|IBC02|TP1|B|-|-
1184|II|F-E, S-D|-|1L|E2|P001|IBC02|TP1|B|SW2|-
1193|II|F-E, S-D|-|1L|E2|P001|IBC02|TP1|B|-|-
1198|III|F-E, S-C|-|5L|?|P001|IBC03|TP1|A|SW2|-
1202|III|F-E, S-E|-|5L|E1|P001|IBC03|TP1|A|-|-
1203|II|F-E, S-E|243|1L|E2|P001|IBC02|TP1|E|-|-
1206|II|F-E, S-D|-|1L|E2|P001|IBC02|?|B|-|-
1208|II|F-E, S-D|-|1L|E2|P001|IBC02|?|E|-|-
1210|I|F-E, S-D|163 367|500mL|E3|P001|-|TP1 TP8|E|-|-
1210|II|F-E, S-D|163 367|5L|E2|P001|?|TP1 TP8|B|-|-
1210|III|F-E, S-D|163 223 367 955|5L|E1|P001|?|?|A|-|-
1219|II|F-E, S-D|-|1L|E2|P001|IBC02|TP1|B|-|-
1223|III|F-E, S-E|-|5L|E1|P001|IBC03|TP2|A|-|-
1230|II|F-E, S-D|279|1L|E2|P001|IBC02|TP2|B|SW2|-
1231|II|F-E, S-D|-|1L|E2|P001|IBC02|TP1|B|-|-
1245|II|F-E, S-D|-|1L|E2|P001|IBC02|TP1|B|-|-
1247|II|F-E, S-D|386|1L|E2|P001|IBC02|TP1|C|SW1 SW2|-
1263|I|F-E, S-E|163 367|500mL|E3|P001|-|TP1 TP8 TP27|E|-|-
1263|II|F-E, S-E|163 367|5L|E2|P001|?|TP1 TP8 TP28|B|-|-
1263|III|F-E, S-E|163 223 367 955|5L|E1|P001|?|?|A|-|-
1266|II|F-E, S-D|163|5L|E2|P001|?|TP1 TP8|B|-|-
1266|III|F-E, S-D|163 223 904 955|5L|E1|P001|?|?|A|-|-
1268|I|F-E, S-E|-|500mL|E3|P001|-|TP1 TP8|E|-|-
1268|II|F-E, S-E|-|1L|E2|P001|?|TP1 TP8 TP28|B|-|-
1268|III|F-E, S-E|223 955|5L|E1|P001|IBC03|TP1 TP29|A|-|-
1280|I|F-E, S-D|-|0|E3|P001|-|TP2 TP7|E|SW2|-
1282|II|F-E, S-D|-|1L|E2|P001|IBC02|TP2|B|SW2|-
1294|II|F-E, S-D|-|1L|E2|P001|IBC02|TP1|B|-|-
1301|II|F-E, S-D|386|1L|E2|P001|IBC02|TP1|C|SW1|-
1307|II|F-E, S-D|-|1L|E2|P001|IBC02|TP1|B|-|-
1307|III|F-E, S-D|223|5L|E1|P001|IBC03|TP1|A|-|-
1648|II|F-E, S-D|-|1L|E2|P001|IBC02|TP2|B|SW2|-
1866|I|F-E, S-E|-|500mL|E3|P001|-|TP1 TP8 TP28|E|-|-
1866|II|F-E, S-E|-|5L|E2|P001|?|TP1 TP8|B|-|-
1866|III|F-E, S-E|223 955|5L|E1|P001|?|?|A|-|-
1987|II|F-E, S-D|274|1L|E2|P001|?|TP1 TP8 TP28|B|-|-
1987|III|F-E, S-D|223 274|5L|E1|P001|IBC03|TP1 TP29|A|-|-
1993|I|F-E, S-E|274|0|E3|P001|-|TP1 TP27|E|-|-
1993|II|F-E, S-E|274|1L|E2|P001|?|TP1 TP8 TP28|B|-|-
1993|III|F-E, S-E|223 274 955|5L|E1|P001|?|?|A|-|-
2055|III|F-E, S-D|386|5L|E1|P001|IBC03|TP1|C|SW1|-
2056|II|F-E, S-D|-|1L|E2|P001|IBC02|TP1|B|-|-
2265|III|F-E, S-D|-|5L|E1|P001|IBC03|TP2|A|-|-
2348|III|F-E, S-D|386|5L|E1|P001|IBC03|TP1|C|SW1|-
2924|I|F-E, S-C|274|0|E0|P001|-|TP2|E|SW2|-
2924|II|F-E, S-C|274|1L|E2|P001|IBC02|TP2 TP27|B|SW2|-
2924|III|F-E, S-C|223 274|5L|E1|P001|IBC03|TP1 TP28|A|SW2|-
3295|I|F-E, S-D|-|500mL|E3|P001|-|TP1 TP8 TP28|E|-|-
3295|II|F-E, S-D|-|1L|E2|P001|?|TP1 TP8 TP28|B|-|-
3295|III|F-E, S-D|223|5L|E1|P001|IBC03|TP1 TP29|A|-|-
1309|II|F-G, S-G|-|1kg|E2|P002|IBC08|TP33|A|H1|SG17 SG25 SG26 SG32 SG35 SG36 SG52
1309|III|F-G, S-G|223|5kg|E1|P002|IBC08|TP33|A|H1|SG17 SG25 SG26 SG32 SG35 SG36 SG52
1334|III|F-A, S-G|948 967|5kg|E1|P002|IBC08|?|A|SW23|-
1350|III|F-A, S-G|242 967|5kg|E1|P002|IBC08|?|A|SW1 SW23|SG17
1384|II|F-A, S-J|-|0|E2|P410|IBC06|TP33|E|H1|-
1402|I|F-G, S-N|-|0|E0|P403|IBC04|?|B|H1|SG26 SG35
1402|II|F-G, S-N|-|500g|E2|P410|IBC07|TP33|B|H1|SG26 SG35
1428|I|F-G, S-N|-|0|E0|P403|IBC04|TP7 TP33|D|H1|SG26 SG35
1486|III|F-A, S-Q|964 967|5kg|E1|P002|IBC08|?|A|SW23|-
1490|II|F-H, S-Q|-|1kg|E2|P002|IBC08|TP33|D|-|SG38 SG49 SG60
1495|II|F-H, S-Q|-|1kg|E2|P002|IBC08|?|A|-|SG38 SG49
1498|III|?|?|5kg|E1|P002|IBC08|?|?|?|?
1505|III|F-A, S-Q|-|5kg|E1|P002|IBC08|TP33|A|-|SG39 SG49
1942|III|F-H, S-Q|900 952 967|5kg|E1|P002|IBC08|?|C|SW1 SW14 SW23|SG16 SG42 SG45 SG47 SG48 SG51 SG56 SG58 SG59 SG61
2014|II|F-H, S-Q|-|1L|E2|P504|IBC02|TP2 TP6 TP24|D|SW1|SG16 SG59 SG72
2468|II|F-A, S-Q|-|1kg|E2|P002|IBC08|TP33|A|H1|-
2880|II|F-H, S-Q|314 322|1kg|E2|P002|?|-|D|SW1 SW11|SG35 SG38 SG49 SG53 SG60
2880|III|F-H, S-Q|223 314|5kg|E1|P002|?|-|D|SW1 SW11|SG35 SG38 SG49 SG53 SG60
3105|-|F-J, S-R|122 274|125mL|E0|P520|-|-|D|SW1|SG35 SG36 SG72
3109|-|F-J, S-R|122 274|125mL|E0|P520|IBC520|?|D|SW1|SG35 SG36 SG72
1547|II|?|?|100mL|E4|P001|IBC02|TP2|?|?|?
1593|III|F-A, S-A|-|5L|E1|P001|IBC03|TP2|A|-|-
1662|II|F-A, S-A|279|100mL|E4|P001|IBC02|TP2|A|SW2|-
1671|II|F-A, S-A|279|500g|E4|P002|IBC08|TP33|A|-|-
1689|I|F-A, S-A|-|0|E5|P002|IBC07|TP33|B|-|SG35
1710|III|F-A, S-A|-|5L|E1|P001|IBC03|TP1|A|SW2|-
1888|III|F-A, S-A|-|5L|E1|P001|IBC03|TP2|A|SW2|-
1897|III|F-A, S-A|-|5L|E1|P001|IBC03|TP1|A|SW2|-
2023|II|F-E, S-D|279|100mL|E4|P001|IBC02|?|A|SW2|-
2078|II|F-A, S-A|279|100mL|E4|P001|IBC02|?|C|SW1 SW2|-
2810|I|F-A, S-A|274 315|0|E5|P001|-|?|B|SW2|-
2810|II|F-A, S-A|274|100mL|E4|P001|IBC02|?|B|SW2|-
2810|III|F-A, S-A|223 274|5L|E1|P001|IBC03|TP1 TP28|A|SW2|-
2811|I|F-A, S-A|274|0|E5|P002|?|TP33|B|-|-
2811|II|F-A, S-A|274|500g|E4|P002|IBC08|TP33|B|-|-
2811|III|F-A, S-A|223 274|5kg|E1|P002|IBC08|TP33|A|-|-
1715|II|F-E, S-C|-|1L|E2|P001|IBC02|TP2|A|SW2|SG36 SG49
1760|I|F-A, S-B|274|0|E0|P001|-|TP2 TP27|B|SW2|-
1760|II|F-A, S-B|274|1L|E2|P001|IBC02|TP2 TP27|B|SW2|-
1760|III|F-A, S-B|223 274|5L|E1|P001|IBC03|TP1 TP28|A|SW2|-
1779|II|F-E, S-C|-|1L|E2|P001|IBC02|TP2|A|SW2|SG36 SG49
1789|II|F-A, S-B|-|1L|E2|P001|IBC02|TP2|C|-|SG36 SG49
1789|III|F-A, S-B|223|5L|E1|P001|IBC03|TP1|C|-|SG36 SG49
1790|II|F-A, S-B|-|1L|E2|P001|IBC02|TP2|D|H2 SW1 SW2|SG36 SG49
1791|II|F-A, S-B|274 900|1L|E2|P001|IBC02|TP2 TP24|B|-|SG20
1791|III|F-A, S-B|223 274 900|5L|E1|P001|?|TP2 TP24|B|-|SG20
1805|III|F-A, S-B|223|5L|E1|P001|IBC03|TP1|A|-|SG36 SG49
1813|II|F-A, S-B|-|1kg|E2|P002|IBC08|TP33|A|-|SG35
1823|II|F-A, S-B|-|1kg|E2|P002|IBC08|TP33|A|-|SG35
1824|II|F-A, S-B|-|1L|E2|P001|IBC02|TP2|A|-|SG35
1824|III|F-A, S-B|223|5L|E1|P001|IBC03|TP1|A|-|SG35
1830|II|F-A, S-B|-|1L|E2|P001|IBC02|TP2|C|SW15|SG36 SG49
2031|II|?|-|1L|E2|P001|IBC02|TP2|D|-|?
2079|II|F-A, S-B|-|1L|E2|P001|IBC02|TP2|A|SW2|SG35
2209|III|F-A, S-B|-|5L|E1|P001|IBC03|TP1|A|-|-
2218|II|F-E, S-C|386|1L|E2|P001|IBC02|TP2|C|SW1 SW2|SG36 SG49
2491|III|F-A, S-B|223|5L|E1|P001|IBC03|TP1|A|-|SG35
2672|III|F-A, S-B|-|5L|E1|P001|IBC03|?|A|SW2 SW5|SG35
2789|II|F-E, S-C|-|1L|E2|P001|IBC02|TP2|A|-|SG36 SG49
3265|I|F-A, S-B|274|0|E0|P001|-|TP2 TP27|B|SW2|SG36 SG49
3265|II|F-A, S-B|274|1L|E2|P001|IBC02|TP2 TP27|B|SW2|SG36 SG49
3265|III|F-A, S-B|223 274|5L|E1|P001|IBC03|TP1 TP28|A|SW2|SG36 SG49
3267|I|F-A, S-B|274|0|E0|P001|-|TP2 TP27|B|SW2|SG35
3267|II|F-A, S-B|274|1L|E2|P001|IBC02|TP2 TP27|B|SW2|SG35
3267|III|F-A, S-B|223 274|5L|E1|P001|IBC03|TP1 TP28|A|SW2|SG35
3077|III|F-A, S-F|274 335 375 966 967 969|5kg|E1|P002|IBC08|?|A|SW23|-
3082|III|F-A, S-F|274 335 375 969|5L|E1|P001|IBC03|TP1 TP29|A|-|-
3480|-|F-A, S-I|188 230 310 348 376 377 384 387|0|E0|LP903 LP904 LP905 LP906 P903 P908 P909 P910 P911|-|-|A|SW19|-
2211|III|F-A, S-I|382 965|5kg|E1|P002|IBC08|TP33|E|SW1 SW6|SG5 SG14
2304|III|F-A, S-H|-|0|E0|-|-|TP3|C|-|-
2312|II|F-A, S-A|-|0|E0|-|-|TP3|B|SW2|-
2448|III|F-A, S-H|-|0|E0|-|?|TP3|C|-|SG17
`;

const word = (cell: string): string | null => (cell === '?' ? null : cell);
const list = (cell: string): string[] | null => (cell === '?' ? null : cell === '-' ? [] : cell.split(' '));

function readRow(line: string): [unNo: string, provisions: UnProvisions] {
  const [unNo = '', group = '-', ...cells] = line.split('|');
  const at = (index: number) => cells[index]!;
  return [
    unNo,
    {
      packingGroup: group === '-' ? null : (group as PackingGroup),
      ems: word(at(0)),
      specialProvisions: list(at(1)),
      limitedQuantity: word(at(2)),
      exceptedQuantity: word(at(3)),
      packing: list(at(4)),
      ibc: list(at(5)),
      tankProvisions: list(at(6)),
      stowage: word(at(7)),
      stowageCodes: list(at(8)),
      segregationCodes: list(at(9)),
    },
  ];
}

const rows = TABLE.trim().split('\n').map(readRow);

/** One for each packing group of the entry, in the order of the list. */
export const provisionsOf = (unNo: string): UnProvisions[] =>
  rows.filter(([number]) => number === unNo).map(([, provisions]) => provisions);

const KILOS_OR_LITRES = /^(\d+(?:\.\d+)?)(mL|L|g|kg)$/;

/** Litres or kilograms of the largest inner pack; null where the entry has none, undefined where it is not known. */
export function innerLimitOf(unNo: string, packingGroup: PackingGroup | null): string | null | undefined {
  const said = provisionsOf(unNo).find((one) => one.packingGroup === packingGroup)?.limitedQuantity;
  if (said === '0') return null;
  const [, amount, unit] = said?.match(KILOS_OR_LITRES) ?? [];
  return unit === 'mL' || unit === 'g' ? String(Number(amount) / 1000) : amount;
}
