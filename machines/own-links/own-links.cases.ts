import type { MachineCases } from '../kit/cases.ts';
import type { OwnLink } from './own-links.types.ts';
import { ownLinksWords } from './own-links.words.ts';

const linkTo = (path: string, id: string, more: Partial<OwnLink>): OwnLink => ({
  id,
  url: `https://www.example.com${path}=${id}`,
  title: '',
  service: null,
  madeBy: null,
  createdAt: Date.UTC(2026, 0, 15, 2),
  expiresAt: Date.UTC(2026, 0, 22, 2),
  ...more,
});

export const formLink = linkTo('/shippingLcl?whatIf', 'a'.repeat(32), { service: 'lcl' });
export const pageLink = linkTo('/shippingFcl?share', 'b'.repeat(32), {
  title: '上海 → 鹿特丹',
  madeBy: '李样例',
  createdAt: Date.UTC(2026, 0, 14, 2),
  expiresAt: Date.UTC(2026, 0, 16, 2),
});

const lost = (id: string) => ({ type: `xstate.error.actor.${id}`, error: new Error('no answer') });

export const ownLinksCases: MachineCases = {
  words: ownLinksWords,
  events: {
    'links.open': [{ type: 'links.open' }],
    'links.close': [{ type: 'links.close' }],
    'links.retry': [{ type: 'links.retry' }],
    'links.revoke': [{ type: 'links.revoke', id: formLink.id }],
    'xstate.done.actor.list': [
      { type: 'xstate.done.actor.list', output: [formLink, pageLink] },
      { type: 'xstate.done.actor.list', output: [] },
    ],
    'xstate.error.actor.list': [lost('list')],
    'xstate.done.actor.revoke': [{ type: 'xstate.done.actor.revoke', output: null }],
    'xstate.error.actor.revoke': [lost('revoke')],
  },
  delays: {},
};
