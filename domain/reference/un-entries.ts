import type { DangerousClass } from './dangerous-classes.ts';

export type PackingGroup = 'I' | 'II' | 'III';

/** What the list of UN numbers says of goods wherever they go. */
export interface UnEntry {
  unNo: string;
  nameCn: string;
  nameEn: string;
  mainClass: DangerousClass;
  subsidiaryClasses: readonly DangerousClass[];
  /** Empty where the class has no packing groups. */
  packingGroups: readonly PackingGroup[];
  /** Closed cup, ℃, as text: a number, a range such as 23-60 or >=52, SDS or SADT where the sheet decides; null where it does not apply. */
  flashPoint: string | null;
  marinePollutant: boolean;
  /** A2 and A3 precursor lists 2 and 3, B explosive precursor, T highly toxic, N ammonium nitrate control. */
  controls: readonly string[];
}

/** As text, which is a third of what the same objects weigh: a field in each column, in the order above; P is a marine pollutant. */
const LINES = `
1005|无水氨|AMMONIA, ANHYDROUS|2.3|8|||P|
1017|氯|CHLORINE|2.3|5.1 8|||P|T
1072|压缩氧|OXYGEN, COMPRESSED|2.2|5.1||||
1077|丙烯|PROPYLENE|2.1|||||
1086|乙烯基氯,稳定的|VINYL CHLORIDE, STABILIZED|2.1|||||
1978|丙烷|PROPANE|2.1|||||
1950|气雾剂|AEROSOLS|2.1|||||
1089|乙醛|ACETALDEHYDE|3||I|-38||
1090|丙酮|ACETONE|3||II|-18||A3
1093|丙烯腈,稳定的|ACRYLONITRILE, STABILIZED|3|6.1|I|-5||
1105|戊醇|PENTANOLS|3||II III|33||
1114|苯|BENZENE|3||II|-11||
1120|丁醇|BUTANOLS|3||II III|35||
1123|乙酸丁酯|BUTYL ACETATES|3||II III|22||
1133|胶粘剂,含易燃液体|ADHESIVES|3||I II III|SDS||
1134|氯苯|CHLOROBENZENE|3||III|28||
1145|环己烷|CYCLOHEXANE|3||II|-18|P|
1155|二乙醚(乙醚)|DIETHYL ETHER|3||I|-45||A2
1170|乙醇(或乙醇溶液)|ETHANOL (ETHYL ALCOHOL) or SOLUTION|3||II III|13||
1173|乙酸乙酯|ETHYL ACETATE|3||II|-4||
1175|乙苯|ETHYLBENZENE|3||II|18||
1184|二氯乙烷(1,2-)|ETHYLENE DICHLORIDE|3|6.1|II|13||
1193|乙基甲基酮(丁酮)|ETHYL METHYL KETONE|3||II|-9||A3
1198|甲醛溶液,易燃|FORMALDEHYDE SOLUTION, FLAMMABLE|3|8|III|23-60||
1202|柴油(瓦斯油/轻质燃料油)|GAS OIL or DIESEL FUEL|3||III|>=52||
1203|汽油|MOTOR SPIRIT/GASOLINE/PETROL|3||II|-40|P|
1206|庚烷|HEPTANES|3||II|-4|P|
1208|己烷|HEXANES|3||II|-22|P|
1210|印刷油墨,易燃|PRINTING INK|3||I II III|SDS||
1219|异丙醇|ISOPROPANOL|3||II|12||
1223|煤油|KEROSENE|3||III|38||
1230|甲醇|METHANOL|3|6.1|II|11||
1231|乙酸甲酯|METHYL ACETATE|3||II|-10||
1245|甲基异丁基酮|METHYL ISOBUTYL KETONE|3||II|14||
1247|甲基丙烯酸甲酯单体,稳定的|METHYL METHACRYLATE MONOMER, STABILIZED|3||II|10||
1263|涂料/涂料相关材料|PAINT / PAINT RELATED MATERIAL|3||I II III|SDS||
1266|香料制品|PERFUMERY PRODUCTS|3||II III|SDS||
1268|石油馏出物,未另作规定的|PETROLEUM DISTILLATES, N.O.S.|3||I II III|SDS|P|
1280|环氧丙烷|PROPYLENE OXIDE|3||I|-37||
1282|吡啶|PYRIDINE|3||II|17||
1294|甲苯|TOLUENE|3||II|4||A3
1301|乙酸乙烯酯,稳定的|VINYL ACETATE, STABILIZED|3||II|-8||
1307|二甲苯|XYLENES|3||II III|25||
1648|乙腈|ACETONITRILE|3||II|2||
1866|树脂溶液,易燃|RESIN SOLUTION|3||I II III|SDS||
1987|醇类,未另作规定的|ALCOHOLS, N.O.S.|3||II III|SDS||
1993|易燃液体,未另作规定的|FLAMMABLE LIQUID, N.O.S.|3||I II III|SDS||
2055|苯乙烯单体,稳定的|STYRENE MONOMER, STABILIZED|3||III|31||
2056|四氢呋喃|TETRAHYDROFURAN|3||II|-17||
2265|N,N-二甲基甲酰胺(DMF)|N,N-DIMETHYLFORMAMIDE|3||III|58||
2348|丙烯酸丁酯,稳定的|BUTYL ACRYLATES, STABILIZED|3||III|37||
2924|易燃液体,腐蚀性,未另作规定的|FLAMMABLE LIQUID, CORROSIVE, N.O.S.|3|8|I II III|SDS||
3295|液态烃类,未另作规定的|HYDROCARBONS, LIQUID, N.O.S.|3||I II III|SDS||
1309|铝粉,有涂层的|ALUMINIUM POWDER, COATED|4.1||II III|||B
1334|粗制萘或精制萘|NAPHTHALENE, CRUDE/REFINED|4.1||III|79|P|
2304|熔融萘|NAPHTHALENE, MOLTEN|4.1||III||P|
1350|硫(硫磺)|SULPHUR|4.1||III|||B
2448|熔融硫(硫磺)|SULPHUR, MOLTEN|4.1||III|||B
1384|连二亚硫酸钠(保险粉)|SODIUM DITHIONITE|4.2||II|||
1402|碳化钙(电石)|CALCIUM CARBIDE|4.3||I II|||
1428|钠|SODIUM|4.3||I|||B
1486|硝酸钾|POTASSIUM NITRATE|5.1||III|||B
1490|高锰酸钾|POTASSIUM PERMANGANATE|5.1||II||P|A3 B
1495|氯酸钠|SODIUM CHLORATE|5.1||II|||B
1498|硝酸钠|SODIUM NITRATE|5.1||III|||B
1505|过硫酸钠|SODIUM PERSULPHATE|5.1||III|||
1942|硝酸铵(可燃物<=0.2%)|AMMONIUM NITRATE|5.1||III|||N
2014|过氧化氢水溶液 20-60%|HYDROGEN PEROXIDE, AQUEOUS SOLUTION|5.1|8|II|||B(>8%)
2468|三氯异氰脲酸,干的|TRICHLOROISOCYANURIC ACID, DRY|5.1||II||P|
2880|水合次氯酸钙|CALCIUM HYPOCHLORITE, HYDRATED|5.1||II III||P|
3105|D型有机过氧化物,液态|ORGANIC PEROXIDE TYPE D, LIQUID|5.2|||SADT||
3109|F型有机过氧化物,液态|ORGANIC PEROXIDE TYPE F, LIQUID|5.2|||SADT||
1547|苯胺|ANILINE|6.1||II|70|P|
1593|二氯甲烷|DICHLOROMETHANE|6.1||III|||
1662|硝基苯|NITROBENZENE|6.1||II|88||
1671|苯酚,固态|PHENOL, SOLID|6.1||II|79||
2312|熔融苯酚|PHENOL, MOLTEN|6.1||II|||
1689|氰化钠,固态|SODIUM CYANIDE, SOLID|6.1||I||P|T
1710|三氯乙烯|TRICHLOROETHYLENE|6.1||III|||
1888|三氯甲烷(氯仿)|CHLOROFORM|6.1||III|||A2
1897|四氯乙烯|TETRACHLOROETHYLENE|6.1||III||P|
2023|表氯醇(环氧氯丙烷)|EPICHLOROHYDRIN|6.1|3|II|31|P|
2078|甲苯二异氰酸酯(TDI)|TOLUENE DIISOCYANATE|6.1||II|127||
2810|有毒液体,有机的,未另作规定的|TOXIC LIQUID, ORGANIC, N.O.S.|6.1||I II III|SDS||
2811|有毒固体,有机的,未另作规定的|TOXIC SOLID, ORGANIC, N.O.S.|6.1||I II III|||
1715|乙酸酐|ACETIC ANHYDRIDE|8|3|II|49||A2
1760|腐蚀性液体,未另作规定的|CORROSIVE LIQUID, N.O.S.|8||I II III|||
1779|甲酸,含酸>85%|FORMIC ACID|8|3|II|50||
1789|氢氯酸(盐酸)|HYDROCHLORIC ACID|8||II III|||A3
1790|氢氟酸(<=60%)|HYDROFLUORIC ACID|8|6.1|II|||
1791|次氯酸盐溶液|HYPOCHLORITE SOLUTION|8||II III||P|
1805|磷酸溶液|PHOSPHORIC ACID SOLUTION|8||III|||
1813|固态氢氧化钾|POTASSIUM HYDROXIDE, SOLID|8||II|||
1823|固态氢氧化钠(片碱)|SODIUM HYDROXIDE, SOLID|8||II|||
1824|氢氧化钠溶液(液碱)|SODIUM HYDROXIDE SOLUTION|8||II III|||
1830|硫酸,含酸>51%|SULPHURIC ACID|8||II|||A3
2031|硝酸(65%-70%)|NITRIC ACID|8|5.1|II|||B
2079|二亚乙基三胺|DIETHYLENETRIAMINE|8||II|97||
2209|甲醛溶液,甲醛>=25%|FORMALDEHYDE SOLUTION|8||III|>60||
2218|丙烯酸,稳定的|ACRYLIC ACID, STABILIZED|8|3|II|49|P|
2491|乙醇胺(或溶液)|ETHANOLAMINE|8||III|85||
2672|氨溶液 10-35%|AMMONIA SOLUTION|8||III||P|
2789|冰醋酸/乙酸溶液>80%|ACETIC ACID, GLACIAL|8|3|II|39||
3265|腐蚀性液体,酸性,有机的,未另作规定的|CORROSIVE LIQUID, ACIDIC, ORGANIC, N.O.S.|8||I II III|SDS||
3267|腐蚀性液体,碱性,有机的,未另作规定的|CORROSIVE LIQUID, BASIC, ORGANIC, N.O.S.|8||I II III|SDS||
3077|对环境有害的固态物质,未另作规定的|ENVIRONMENTALLY HAZARDOUS SUBSTANCE, SOLID, N.O.S.|9||III||P|
3082|对环境有害的液态物质,未另作规定的|ENVIRONMENTALLY HAZARDOUS SUBSTANCE, LIQUID, N.O.S.|9||III|>60|P|
3480|锂离子电池组|LITHIUM ION BATTERIES|9|||||
2211|聚苯乙烯珠粒料,可膨胀|POLYMERIC BEADS, EXPANDABLE|9||III|||
`;

const wordsOf = <Word extends string>(text: string) => (text === '' ? [] : (text.split(' ') as Word[]));

function readLine(line: string): UnEntry {
  const [
    unNo = '',
    nameCn = '',
    nameEn = '',
    mainClass,
    subsidiaries = '',
    groups = '',
    flash = '',
    mark,
    controls = '',
  ] = line.split('|');
  return {
    unNo,
    nameCn,
    nameEn,
    mainClass: mainClass as DangerousClass,
    subsidiaryClasses: wordsOf(subsidiaries),
    packingGroups: wordsOf(groups),
    flashPoint: flash === '' ? null : flash,
    marinePollutant: mark === 'P',
    controls: wordsOf(controls),
  };
}

export const unEntries: readonly UnEntry[] = LINES.trim().split('\n').map(readLine);
