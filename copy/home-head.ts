import { brand } from './brand.ts';

/** Document head of the home page and of the site. */
export const homeHead = {
  get title() {
    return `${brand.name} - 面向全球客户的化工供应链解决方案`;
  },
  get description() {
    return `${brand.name}为全球客户提供化工供应链解决方案：危险化学品海运整箱、拼箱、空运、铁路、仓储、罐箱在线询价与订舱，化工品采购。`;
  },
};
