import type { RateColumn, RateRow } from '../rates/columns.ts';
import { choiceColumn } from '../rates/lane-columns.ts';
import type { CutOffCode } from '../schedule/cut-offs.ts';

/** Cut-off columns with the default rule of an empty cell. */
export const cutOffColumns = [
  { key: 'bookingCloseGeneral', title: '截订舱', code: 'bookingCloseGen', examples: ['ETD-7天 17:00', ''] },
  { key: 'bookingCloseDangerous', title: '截危品订舱', code: 'bookingCloseDg', examples: ['ETD-10天 17:00', ''] },
  { key: 'emptyPickup', title: '可提空箱', code: 'emptyPickup', examples: ['ETD-7天 08:00', ''] },
  { key: 'cyOpen', title: '开港', code: 'cyOpen', examples: ['ETD-6天 08:00', ''] },
  { key: 'lclCutoff', title: '拼箱进仓截止', code: 'lclCutoff', examples: ['ETD-6天 17:00', ''] },
  { key: 'siCutoff', title: '截单', code: 'siCutoff', examples: ['ETD-3天 12:00', '2026-01-06 12:00'] },
  { key: 'siCutoffDangerous', title: '截危品单', code: 'siCutoff', examples: ['ETD-5天 12:00', '2026-01-04 12:00'] },
  { key: 'dgCutoff', title: '截危申报', code: 'dgCutoff', examples: ['ETD-3天 16:00', ''] },
  { key: 'vgmCutoff', title: '截VGM', code: 'vgmCutoff', examples: ['ETD-2天 12:00', ''] },
  { key: 'manifestCutoff', title: '截AMS/ENS', code: 'amsCutoff', examples: ['ETD-3天 10:00', ''] },
  { key: 'customsCutoff', title: '截关', code: 'customsCutoff', examples: ['ETD-1天 12:00', ''] },
  { key: 'cyClosing', title: '截港', code: 'cyClosing', examples: ['ETD-24小时', '2026-01-08 18:00'] },
] as const satisfies readonly { key: string; title: string; code: CutOffCode; examples: readonly [string, string] }[];

export type CutOffKey = (typeof cutOffColumns)[number]['key'];

/** The other shipping instruction cut-off is for general cargo. */
export const DANGEROUS_SI: CutOffKey = 'siCutoffDangerous';

const moments = (etd: RateColumn['examples'], eta: RateColumn['examples']): readonly RateColumn[] => [
  { key: 'etd', title: '离港ETD', kind: 'moment', isRequired: true, examples: etd },
  { key: 'eta', title: '到港ETA', kind: 'moment', isRequired: true, examples: eta },
];

const cutOffCells = (titles: Partial<Record<CutOffKey, string>> | null = null): readonly RateColumn[] =>
  cutOffColumns
    .filter(({ key }) => titles === null || titles[key] !== undefined)
    .map(({ key, title, examples }) => ({
      ...{ key, title: titles?.[key] ?? title, kind: 'cutOff', isRequired: false, examples },
    }));

/** One departure of a vessel to a port, as sold by a carrier. */
export const sailingColumns: readonly RateColumn[] = [
  choiceColumn('origin', '起运港', 'port', ['CNSHA', 'CNSHA']),
  choiceColumn('destination', '目的港', 'port', ['NLRTM', 'DEHAM']),
  choiceColumn('carrier', '船公司', 'carrier', ['COSU', 'COSU']),
  { key: 'route', title: '航线代码', kind: 'text', isRequired: false, examples: ['AEU1', 'AEU1'] },
  { key: 'vessel', title: '船名', kind: 'vessel', isRequired: true, examples: ['EXAMPLE STAR', 'EXAMPLE STAR'] },
  { key: 'voyage', title: '航次', kind: 'voyage', isRequired: true, examples: ['012W', '012W'] },
  { key: 'terminal', title: '码头', kind: 'text', isRequired: false, examples: ['洋山四期', '洋山四期'] },
  choiceColumn('via', '中转港', 'port', ['', 'NLRTM'], false),
  ...moments(['2026-01-09 18:00', '2026-01-09 18:00'], ['2026-02-08 06:00', '2026-02-11 06:00']),
  ...cutOffCells(),
];

export const coasterColumns: readonly RateColumn[] = [
  choiceColumn('origin', '起运港', 'port', ['CNSHA', 'CNSHA']),
  choiceColumn('destination', '目的港', 'port', ['CNNSA', 'CNQZH']),
  choiceColumn('carrier', '船公司', 'coaster', ['DC-PANASIA', 'DC-PANASIA']),
  { key: 'route', title: '航线代码', kind: 'text', isRequired: false, examples: ['', ''] },
  { key: 'vessel', title: '船名', kind: 'vessel', isRequired: true, examples: ['示例1号', '示例1号'] },
  { key: 'voyage', title: '航次', kind: 'voyage', isRequired: true, examples: ['2601S', '2601S'] },
  { key: 'terminal', title: '码头', kind: 'text', isRequired: false, examples: ['外高桥六期', '外高桥六期'] },
  ...moments(['2026-01-09 18:00', '2026-01-09 18:00'], ['2026-01-14 06:00', '2026-01-16 06:00']),
  ...cutOffCells({
    bookingCloseGeneral: '截订舱',
    bookingCloseDangerous: '截危品订舱',
    emptyPickup: '可提空箱',
    cyOpen: '开港',
    siCutoff: '截单',
    siCutoffDangerous: '截危品单',
    dgCutoff: '截危申报',
    cyClosing: '截港',
  }),
];

export const trainColumns: readonly RateColumn[] = [
  choiceColumn('origin', '发站', 'station', ['CNSIA', 'CNSIA']),
  choiceColumn('destination', '到站', 'station', ['PLMAA', 'DEHAM']),
  choiceColumn('carrier', '班列', 'train', ['RO-BLOCK', 'RO-BLOCK']),
  { key: 'route', title: '线路代码', kind: 'text', isRequired: false, examples: ['', ''] },
  {
    key: 'vessel',
    title: '班列名',
    kind: 'vessel',
    isRequired: true,
    examples: ['SILK ROAD EXPRESS', 'SILK ROAD EXPRESS'],
  },
  { key: 'voyage', title: '车次', kind: 'voyage', isRequired: true, examples: ['X8155', 'X8155'] },
  { key: 'terminal', title: '装车站台', kind: 'text', isRequired: false, examples: ['', ''] },
  {
    key: 'etd',
    title: '发车时间',
    kind: 'moment',
    isRequired: true,
    examples: ['2026-01-09 18:00', '2026-01-09 18:00'],
  },
  {
    key: 'eta',
    title: '到站时间',
    kind: 'moment',
    isRequired: true,
    examples: ['2026-01-23 06:00', '2026-01-27 06:00'],
  },
  ...cutOffCells({
    bookingCloseGeneral: '截订舱',
    emptyPickup: '可提空箱',
    cyOpen: '开始进站',
    siCutoff: '截单',
    customsCutoff: '截关',
    cyClosing: '截进站',
  }),
];

const KEYS = ['carrier', 'vessel', 'voyage', 'origin'];

const joined = (row: RateRow, keys: readonly string[]): string => keys.map((key) => row[key] ?? '').join('|');

export const departureKey = (row: RateRow): string => joined(row, KEYS);

export const sailingKey = (row: RateRow): string => joined(row, [...KEYS, 'destination']);
