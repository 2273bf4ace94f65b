import { BOXES_OF_A_TYPE } from '../limits.ts';
import { type ContainerCode, containerCodes } from '../reference/container-codes.ts';

export interface BoxCount {
  ctnType: ContainerCode;
  quantity: number;
}

/** Formats containers for a URL: 20GP*2,40HQ*1. */
export const writeBoxes = (boxes: readonly BoxCount[]): string =>
  boxes.map(({ ctnType, quantity }) => `${ctnType}*${quantity}`).join(',');

const isContainerCode = (text: string): text is ContainerCode => containerCodes.some((code) => code === text);

/** Parses such text; invalid parts and repeated types are dropped. */
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

/** Whether the form has the containers of the URL; true when the URL has none. */
export const hasBoxes = (
  containers: readonly { ctnType: string; quantity: string }[],
  boxes: readonly BoxCount[],
): boolean => boxes.length === 0 || textOf(boxes) === textOf(containers);
