import type { OperatorRecord, RecordsPage } from './operator-records.types.ts';

const portFacts = { country: 'CN', timezone: 'Asia/Shanghai', aliases: '', group: '华东' };

/** As the reference tables define it. */
export const referencePort: OperatorRecord = {
  ...{ id: 'CNSHA', version: 1, fallbacks: {}, editedBy: null, editedAt: null },
  fields: { code: 'CNSHA', nameCn: '上海', nameEn: 'Shanghai', pinyin: 'shanghai', initials: 'sh', ...portFacts },
};

export const ownPort: OperatorRecord = {
  ...{ id: 'CNTCX', version: 2, fallbacks: {}, editedBy: '王珂', editedAt: Date.parse('2026-10-12T09:40:00+08:00') },
  fields: { code: 'CNTCX', nameCn: '太仓新港', nameEn: 'Taicang', pinyin: 'taicang', initials: 'tc', ...portFacts },
};

/** The same port, edited by another operator. */
export const theirPort: OperatorRecord = {
  ...ownPort,
  version: 3,
  editedBy: '周样本',
  fields: { ...ownPort.fields, nameCn: '太仓三港' },
};

export const firstPage: RecordsPage = { items: [referencePort, ownPort], total: 3, next: 'CNTCX' };
export const lastPage: RecordsPage = {
  items: [
    ownPort,
    { ...referencePort, id: 'CNYSN', fields: { ...referencePort.fields, code: 'CNYSN', nameCn: '洋山' } },
  ],
  total: 3,
  next: null,
};
