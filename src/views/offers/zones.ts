import type { SellingAnswer } from '#contract/calls/item.ts';

export const originZone = ({ org }: SellingAnswer) => org?.timezone ?? 'Asia/Shanghai';
export const destinationZone = (answer: SellingAnswer) => answer.dst?.timezone ?? originZone(answer);
