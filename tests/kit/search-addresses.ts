export const searchOf = (fields: Readonly<Record<string, string>>) => `${new URLSearchParams(fields)}`;
const lane = (from: [name: string, code: string], to: [name: string, code: string]) => ({
  ...{ orgPort: from[0], orgPortCode: from[1], dstPort: to[0], dstPortCode: to[1] },
});
const METHANOL = { unNo: '1230' };
const LOADED = { ...METHANOL, volume: '2.36', weight: '1850' };
/** A search of each service, as the card of the home page writes its address. */
export const searchAddresses = [
  `/airLift?${searchOf({ ...lane(['上海浦东', 'PVG'], ['法兰克福', 'FRA']), ...LOADED })}`,
  `/shippingLcl?${searchOf({ ...lane(['上海', 'CNSHA'], ['汉堡', 'DEHAM']), ...LOADED })}`,
  `/warehouseing?${searchOf({ orgPort: '上海', orgPortCode: '310000', ...METHANOL })}`,
  `/domesticTrade?${searchOf({ ...lane(['上海', 'CNSHA'], ['南沙', 'CNNSA']), ...METHANOL, boxes: '20GP*1' })}`,
  `/railWayIndex?${searchOf({ ...lane(['重庆(团结村)', 'CNCKG'], ['杜伊斯堡', 'DEDUI']), unNo: '1294', boxes: '40HQ*2' })}`,
  `/tankIndex?${searchOf({ ...lane(['上海', 'CNSHA'], ['鹿特丹', 'NLRTM']), ...METHANOL, boxes: '20TK*1' })}`,
];
