const KINDS: readonly [word: RegExp, code: string][] = [
  [/IBC|吨桶/iu, 'IBC'],
  [/桶/u, 'DRM'],
  [/袋/u, 'BAG'],
  [/箱/u, 'CTN'],
];

/** Parses packaging text such as `160 kg 钢桶`; goods without packaging are bulk. */
export function readPacking(packing: string): { packageType: string; netKg: string | null } {
  const [, netKg = null] = /(\d+(?:\.\d{1,3})?)\s*(?:kg|千克|公斤)/iu.exec(packing) ?? [];
  const [, packageType = 'BLK'] = KINDS.find(([word]) => word.test(packing)) ?? [];
  return { packageType, netKg: Number(netKg) > 0 ? netKg : null };
}
