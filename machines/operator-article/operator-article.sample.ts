import type { Article } from './operator-article.types.ts';

export const NOW = Date.parse('2026-10-12T09:40:00+08:00');
export const SOON = Date.parse('2026-10-18T20:00:00+08:00');

export const sampleChoice = { kind: 'NEWS', id: '2026-10-12-safety' } as const;

const fields = {
  category: '公司新闻',
  title: '安全周开始了',
  summary: '一周的安全课',
  source: '示例公司',
  tags: '安全',
};

export const draftArticle: Article = {
  row: {
    ...sampleChoice,
    title: fields.title,
    status: 'DRAFT',
    hasChanges: false,
    changeFrom: null,
    shownFrom: null,
    editedBy: '周样例',
    editedAt: NOW,
  },
  version: 3,
  content: {
    fields,
    blocks: [
      { kind: 'heading', text: '第一天' },
      { kind: 'paragraph', text: '从防护用品说起。' },
      { kind: 'list', items: ['手套', '护目镜'] },
      { kind: 'link', text: '危险品服务台', href: '/dgdesk' },
    ],
  },
  now: NOW,
};

export const shownArticle: Article = {
  ...draftArticle,
  row: { ...draftArticle.row, status: 'PUBLISHED', shownFrom: NOW },
  version: 4,
};

export const scheduledArticle: Article = {
  ...draftArticle,
  row: { ...draftArticle.row, status: 'SCHEDULED', shownFrom: SOON },
  version: 4,
};

export const changedArticle: Article = {
  ...shownArticle,
  row: { ...shownArticle.row, hasChanges: true },
  version: 5,
};

/** Published, with a scheduled change. */
export const upcomingArticle: Article = {
  ...shownArticle,
  row: { ...shownArticle.row, title: '安全周改到下月', changeFrom: SOON },
  version: 6,
  content: { ...draftArticle.content, fields: { ...fields, title: '安全周改到下月' } },
  shown: draftArticle.content,
};

/** Another change was saved while one is scheduled. */
export const doublyChangedArticle: Article = {
  ...upcomingArticle,
  row: { ...upcomingArticle.row, title: '安全周取消', hasChanges: true },
  version: 7,
  content: { ...draftArticle.content, fields: { ...fields, title: '安全周取消' } },
  upcoming: upcomingArticle.content,
};

export const recalledArticle: Article = {
  ...upcomingArticle,
  row: { ...upcomingArticle.row, hasChanges: true, changeFrom: null },
  version: 7,
};

export const withdrawnArticle: Article = {
  ...draftArticle,
  row: { ...draftArticle.row, status: 'WITHDRAWN' },
  version: 5,
};

/** Saved by another operator since it was opened. */
export const theirArticle: Article = {
  ...draftArticle,
  row: { ...draftArticle.row, title: '安全周改期', editedBy: '吴样例', editedAt: NOW + 1 },
  version: 4,
  content: { ...draftArticle.content, fields: { ...fields, title: '安全周改期' } },
};

export const sampleFile = { key: 'poster', name: '海报.png', size: 90_000 };
export const takenFile = { fileId: 'file-of-the-poster', name: '海报.png' };

export const sampleRequest = { kind: 'POST', id: 'request-of-the-samples' } as const;

export const sampleQuote: NonNullable<Article['quotes']>[number] = {
  ...{ quoteNo: 'PRC26101200001', company: '示例化工有限公司', contactName: '王样例', contactPhone: '13900139000' },
  ...{ validTo: '2026-10-20', freight: 'SUPPLIER', remark: null, updatedAt: NOW },
  lines: [
    {
      ...{ lineNo: 1, price: '6100.0000', currency: '1', taxIncluded: true, quantity: '20', leadDays: 7 },
      ...{ maker: null, origin: null, purity: null, packing: null, hasCertificate: true },
    },
  ],
  totals: [{ currency: '1', amount: '122000.00' }],
};

/** A procurement request with one quote. */
export const quotedArticle: Article = {
  row: { ...shownArticle.row, ...sampleRequest, title: '求购丙酮' },
  version: 6,
  content: {
    fields: {
      ...{ postKind: 'REQUEST', title: '求购丙酮', deadline: '2026-10-20T18:00', trade: 'SELF', payment: 'MONTHLY' },
      ...{ tax: 'WITH', deliveryPlace: '上海市奉贤区化工路 8 号', deliveryDate: '2026-10-25', qualifications: 'TRADE' },
      ...{ contactName: '周样例', contactPhone: '13800138000', remark: '' },
    },
    blocks: [
      {
        kind: 'goods',
        ...{ nameCn: '丙酮', nameEn: 'ACETONE', casNo: '67-64-1', unNo: '1090', grade: '工业级', purity: '≥99.5 %' },
        ...{ packing: '160 kg 钢桶', quantity: '20', unit: '吨', price: '', minimumQuantity: '', specifications: '' },
      },
    ],
  },
  quotes: [sampleQuote],
  now: NOW,
};

export const awardedArticle: Article = {
  ...quotedArticle,
  decision: { quoteNo: sampleQuote.quoteNo, at: NOW },
};

export const noneChosenArticle: Article = { ...quotedArticle, decision: { quoteNo: null, at: NOW } };

export const samplePreview = { path: '/news/preview?preview=b1b2c3d4e5f6', until: SOON };
