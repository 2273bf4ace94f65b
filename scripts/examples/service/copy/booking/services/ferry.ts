import { serviceWords } from '../service-words.ts';

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
