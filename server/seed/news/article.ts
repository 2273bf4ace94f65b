export interface Article {
  /** Part of the article's URL. */
  id: string;
  category: '公司新闻' | '行业动态' | '法规公告' | '船公司通知' | '操作指南' | '港口拥堵';
  title: string;
  summary: string;
  tags: readonly string[];
  /** One block per line; see text-blocks.ts. */
  body: string;
}
