import type { MachineCases } from '../kit/cases.ts';
import { homeWords } from './home.words.ts';

const port = (code: string, nameCn: string) => ({ code, nameCn });
const price = (dst: string, name: string) => ({ lane: { org: port('CNSHA', '上海'), dst: port(dst, name) } });

const lanes = (prices: readonly object[] | null) => ({
  type: 'xstate.snapshot.lanes',
  snapshot: { context: { content: prices === null ? null : { prices } } },
});

export const read = {
  started: { type: 'xstate.snapshot.lanes', snapshot: {} },
  nothing: lanes(null),
  four: lanes([price('NLRTM', '鹿特丹'), price('SGSIN', '新加坡'), price('DEHAM', '汉堡'), price('USLAX', '洛杉矶')]),
  one: lanes([price('SGSIN', '新加坡')]),
};

export const homeCases: MachineCases = {
  words: homeWords,
  events: {
    'locations.wanted': [
      { type: 'locations.wanted', kind: 'port' },
      { type: 'locations.wanted', kind: 'airport' },
    ],
    'class.wanted': [
      { type: 'class.wanted', dgClass: '3' },
      { type: 'class.wanted', dgClass: '8' },
    ],
    'class.left': [{ type: 'class.left' }],
    'section.near': (['card', 'classes', 'lanes', 'tools', 'closing'] as const).map((section) => ({
      type: 'section.near',
      section,
    })),
    'sections.due': [{ type: 'sections.due' }],
    'page.hidden': [{ type: 'page.hidden' }],
    'page.shown': [{ type: 'page.shown' }],
    'xstate.snapshot.lanes': Object.values(read),
  },
  delays: { figuresInterval: 60_000 },
  feeds: { 'sections.due': 'rest', 'page.hidden': 'visibility', 'page.shown': 'visibility' },
};
