import { BOXES_OF_A_TYPE } from '../limits.ts';
import { type ContainerCode, containerCodes } from '../reference/container-codes.ts';

export interface BoxCount {
  ctnType: ContainerCode;
  quantity: number;
}

/** As boxes stand in an address: 20GP*2,40HQ*1. */
export const writeBoxes = (boxes: readonly BoxCount[]): string =>
  boxes.map(({ ctnType, quantity }) => `${ctnType}*${quantity}`).join(',');

const isContainerCode = (text: string): text is ContainerCode => containerCodes.some((code) => code === text);

/** What makes sense of such a text; a type counts once. */
export function readBoxes(text: string): BoxCount[] {
  const boxes = new Map<string, BoxCount>();
  for (const part of text.split(',')) {
    const [ctnType = '', quantity = '1'] = part.split('*');
    const count = /^[1-9]\d{0,2}$/.test(quantity) ? Number(quantity) : 0;
    if (isContainerCode(ctnType) && count >= 1 && count <= BOXES_OF_A_TYPE && !boxes.has(ctnType)) {
      boxes.set(ctnType, { ctnType, quantity: count });
    }
  }
  return [...boxes.values()];
}

const textOf = (boxes: readonly { ctnType: string; quantity: number | string }[]) =>
  boxes
    .map(({ ctnType, quantity }) => `${ctnType}*${quantity}`)
    .sort()
    .join();

/** Whether a form has the boxes that an address asks for; an address that names none asks for nothing. */
export const hasBoxes = (
  containers: readonly { ctnType: string; quantity: string }[],
  boxes: readonly BoxCount[],
): boolean => boxes.length === 0 || textOf(boxes) === textOf(containers);
