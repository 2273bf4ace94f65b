import { cleanCode } from '../text.ts';

const PROVINCE = '[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼]';
const ORDINARY = new RegExp(`^${PROVINCE}[A-Z][A-HJ-NP-Z0-9]{4}[A-HJ-NP-Z0-9挂学警港澳]$`);
/** New-energy plates have their extra letter first (small vehicles) or last (large ones). */
const NEW_ENERGY = new RegExp(`^${PROVINCE}[A-Z](?:[A-HJK][A-HJ-NP-Z0-9]\\d{4}|\\d{5}[A-HJK])$`);

export function isPlate(text: string): boolean {
  const plate = cleanCode(text).replace(/[·.•]/g, '');
  return ORDINARY.test(plate) || NEW_ENERGY.test(plate);
}
