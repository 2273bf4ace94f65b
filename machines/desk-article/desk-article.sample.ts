import type { Article } from './desk-article.types.ts';

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

export const withdrawnArticle: Article = {
  ...draftArticle,
  row: { ...draftArticle.row, status: 'WITHDRAWN' },
  version: 5,
};

/** Saved by somebody else meanwhile. */
export const theirArticle: Article = {
  ...draftArticle,
  row: { ...draftArticle.row, title: '安全周改期', editedBy: '吴样例', editedAt: NOW + 1 },
  version: 4,
  content: { ...draftArticle.content, fields: { ...fields, title: '安全周改期' } },
};

export const sampleFile = { key: 'poster', name: '海报.png', size: 90_000 };
export const takenFile = { fileId: 'file-of-the-poster', name: '海报.png' };
