import type { RatePreview, RateVersions } from './rates-import.types.ts';

const line = {
  origin: 'CNSHA',
  destination: 'NLRTM',
  carrier: 'COSU',
  cargo: 'Y',
  classes: '3;8',
  fee: 'OF',
  box: '20GP',
  basis: 'CONTAINER',
  currency: 'USD',
  price: '880.00',
  tax: '0',
  payTerm: 'PRE',
  from: '2026-10-19',
  to: '2026-10-25',
};

const FIRST_AT = Date.parse('2026-09-28T20:00:00+08:00');
const SECOND_AT = Date.parse('2026-10-05T20:00:00+08:00');
const PREVIEWED_AT = Date.parse('2026-10-12T09:31:00+08:00');
const SCHEDULED_AT = Date.parse('2026-10-25T08:00:00+08:00');

const firstVersion = {
  versionId: 'R-1',
  status: 'PUBLISHED',
  fileName: 'W39.xlsx',
  rowCount: 3,
  createdBy: '孙样例',
  createdAt: FIRST_AT,
  publishAt: FIRST_AT,
  replaces: null,
} as const;

const secondVersion = {
  ...firstVersion,
  versionId: 'R-2',
  fileName: 'W40.xlsx',
  createdBy: '赵样例',
  createdAt: SECOND_AT,
  publishAt: SECOND_AT,
  replaces: 'R-1',
} as const;

const previewedVersion = {
  ...secondVersion,
  versionId: 'R-3',
  status: 'PREVIEW',
  fileName: 'W43.xlsx',
  createdAt: PREVIEWED_AT,
  publishAt: null,
  replaces: 'R-2',
} as const;

export const noVersions: RateVersions = { inForce: null, versions: [] };
export const twoVersions: RateVersions = { inForce: 'R-2', versions: [secondVersion, firstVersion] };
/** The first imported file is in force; the prices before it came from no file. */
export const oneVersion: RateVersions = { inForce: 'R-1', versions: [firstVersion] };
/** One version is in force, another is scheduled. */
export const withScheduled: RateVersions = {
  inForce: 'R-2',
  versions: [
    {
      ...secondVersion,
      versionId: 'R-4',
      status: 'SCHEDULED',
      fileName: 'W45.xlsx',
      publishAt: SCHEDULED_AT,
      replaces: 'R-2',
    },
    secondVersion,
    firstVersion,
  ],
};
export const withWithdrawn: RateVersions = {
  ...withScheduled,
  versions: withScheduled.versions.map((version) =>
    version.status === 'SCHEDULED' ? { ...version, status: 'WITHDRAWN', publishAt: null } : version,
  ),
};
export const afterPublishing: RateVersions = {
  inForce: 'R-3',
  versions: [{ ...previewedVersion, status: 'PUBLISHED', publishAt: PREVIEWED_AT }, secondVersion, firstVersion],
};

export const samplePreview: RatePreview = {
  previewId: 'R-3',
  inForce: 'R-2',
  rowCount: 3,
  counts: { new: 1, changed: 1, lapsing: 1 },
  changes: [
    { kind: 'NEW', row: { ...line, box: '40HQ' }, cells: [] },
    { kind: 'CHANGED', row: line, cells: [{ column: '单价', old: '850.00', new: '880.00' }] },
    { kind: 'LAPSING', row: { ...line, destination: 'DEHAM', fee: 'DOC', box: '' }, cells: [] },
  ],
  unknownLanes: [{ origin: 'CNTAO', destination: 'NGLOS' }],
  leftOut: { ports: [], calls: 0 },
  errors: [],
  errorTotal: 0,
  near: [],
};

/** A list of dangerous goods that lost more than a tenth of the numbers. */
export const samplePreviewWithLoss: RatePreview = {
  ...samplePreview,
  numbers: { new: 3, changed: 120, lapsing: 1174 },
  numbersLost: 1174,
};

export const samplePreviewWithErrors: RatePreview = {
  ...samplePreview,
  previewId: null,
  rowCount: 0,
  counts: { new: 0, changed: 0, lapsing: 0 },
  changes: [],
  unknownLanes: [],
  errors: [
    { sheet: '海运费', row: 47, column: '币种', kind: 'AMBIGUOUS_CURRENCY', found: 'RMB?', message: '请写三位代码' },
  ],
  errorTotal: 3,
  near: [
    {
      sheet: '海运费',
      titles: ['起运港', '目的港', '船公司', '箱型', '费用', '单价', '币种'],
      rows: [
        { row: 3, cells: ['起运港', '目的港', '船公司', '箱型', '费用', '单价', '币种'] },
        { row: 46, cells: ['CNYSN', 'INNSA', 'OOLU', '20GP', 'OF', '850', 'USD'] },
        { row: 47, cells: ['CNYSN', 'INNSA', 'OOLU', '20GP', 'DGS', '300', 'RMB?'] },
        { row: 48, cells: ['CNYSN', 'INNSA', 'OOLU', '40HQ', 'OF', '1620', 'USD'] },
      ],
    },
  ],
};

export const sampleFile = { key: 'W43', name: 'W43.xlsx', size: 1_200_000 };
export const emptyFile = { ...sampleFile, size: 0 };

const departure = {
  origin: 'CNSHA',
  destination: 'NLRTM',
  carrier: 'COSU',
  route: 'AEU1',
  vessel: 'EXAMPLE STAR',
  voyage: '012W',
  terminal: '洋山四期',
  via: '',
  etd: '2026-11-02 18:00',
  eta: '2026-12-01 06:00',
};
const cutOffs = [
  { column: '截单', at: '2026-10-30 12:00', isUsual: false },
  { column: '截港', at: '2026-11-01 18:00', isUsual: true },
];

export const sampleSailings: RatePreview = {
  ...samplePreview,
  leftOut: { ports: ['CNZOS', 'OMSLL'], calls: 2 },
  previewId: 'S-3',
  changes: [
    { kind: 'NEW', row: { ...departure, voyage: '013W' }, cells: [], cutOffs },
    {
      kind: 'CHANGED',
      row: departure,
      cells: [{ column: '截单', old: 'ETD-4天 12:00', new: 'ETD-3天 12:00' }],
      cutOffs,
    },
    { kind: 'LAPSING', row: { ...departure, voyage: '011W' }, cells: [], cutOffs },
  ],
};
export const routesFile = { key: 'ROUTES', name: 'routes.json', size: 40_000 };
