import type { SellingAnswer } from '#contract/calls/item.ts';
import { CHINA } from '#domain/schedule/zone.ts';

export const originZone = ({ org }: SellingAnswer) => org?.timezone ?? CHINA;
export const destinationZone = (answer: SellingAnswer) => answer.dst?.timezone ?? originZone(answer);
