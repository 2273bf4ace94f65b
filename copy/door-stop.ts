import type { FieldWords } from './booking/service-words.ts';

/** Fields of a loading or unloading site, by its purpose. */
export const stopWords = (what: string, cityHelp: string): Readonly<Record<string, FieldWords>> => ({
  city: { label: `${what}城市`, help: cityHelp },
  district: { label: `${what}区县` },
  address: { label: `${what}详细地址`, help: '街道与门牌号，车能到的门' },
  contact: { label: `${what}联系人` },
  phone: { label: `${what}手机` },
  day: { label: `${what}日期` },
  window: { label: `${what}时段` },
});
