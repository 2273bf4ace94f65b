import { brand } from '../brand.ts';

/** Words of the home page. */
export const home = {
  heading: `${brand.name}：面向全球客户的化工供应链解决方案`,
  introduction: '危险化学品海运整箱、拼箱、空运、铁路、仓储、罐箱在线询价与订舱，化工品采购。',
} as const;
