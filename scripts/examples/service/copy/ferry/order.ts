import { serviceWords } from '../booking/dictionary.ts';
import type { PageCopy } from '../text-pages.ts';

export const ferryWords = serviceWords({
  fields: {
    lane: { label: '航线' },
    readyDay: { label: '送货日期', help: '送到轮渡仓库的日期' },
    cargoName: { label: '品名' },
    pieces: { label: '件数' },
    weight: { label: '毛重(kg)' },
    volume: { label: '体积(m³)', help: '15 m³ 以上请订整箱' },
  },
  choices: { lane: { 'CNSHA-NLRTM': '上海 → 鹿特丹', 'CNSHA-DEHAM': '上海 → 汉堡' } },
  steps: {},
});

export const page: PageCopy = {
  title: '轮渡订舱',
  description: '海运轮渡订舱三步：货物、联系人、确认；按体积或重量中较大的一项计费，价格随填写更新。',
  heading: '轮渡订舱',
  lead: '三步填完：货物、联系人、确认。',
  picture: 'ship',
  sections: [],
  links: [{ label: '整箱订舱', to: '/shippingFcl' }],
};
