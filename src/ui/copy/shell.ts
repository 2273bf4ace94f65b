import { brand } from '../brand.ts';

/** Words of the frame around every page. */
export const shell = {
  homeLink: `${brand.name}首页`,
  skipToContent: '跳到正文',
  loading: '页面加载中',
} as const;
