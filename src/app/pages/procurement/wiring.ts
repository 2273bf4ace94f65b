import { goodsPanel } from '../../booking/goods/panel.ts';
import { content } from '../content/wiring.ts';
import { together } from '../together.ts';

/** The list or the post that the address names, and the order over it. */
export const procurement = together({ post: content, order: goodsPanel });
