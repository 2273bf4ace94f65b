import { cfsService } from '#domain/cfs/service.ts';
import type { MachineCases } from '../kit/cases.ts';
import type { SharedForm, SharedPage } from './sharing.types.ts';
import { sharingWords } from './sharing.words.ts';

export const shared: SharedPage = {
  kind: 'search',
  path: '/shippingFcl',
  query: 'orgPortCode=CNSHA&dstPortCode=NLRTM',
  title: '上海 → 鹿特丹',
  now: Date.UTC(2026, 0, 15, 2),
};

export const sharedForm: SharedForm = {
  kind: 'order',
  content: { service: 'cfs', form: cfsService.blank },
  now: shared.now,
};

const lost = (id: string) => ({ type: `xstate.error.actor.${id}`, error: new Error('no answer') });

export const sharingCases: MachineCases = {
  words: sharingWords,
  events: {
    'share.open': [
      { type: 'share.open', shared },
      { type: 'share.open', shared: sharedForm },
    ],
    'share.days': [{ type: 'share.days', days: 30 }],
    'share.copy': [{ type: 'share.copy' }],
    'share.retry': [{ type: 'share.retry' }],
    'share.close': [{ type: 'share.close' }],
    'xstate.done.actor.make': [
      {
        type: 'xstate.done.actor.make',
        output: { url: 'https://www.example.com/shippingFcl?share=aaaa', expiresAt: Date.UTC(2026, 0, 22, 2) },
      },
    ],
    'xstate.error.actor.make': [lost('make')],
    'xstate.done.actor.copy': [{ type: 'xstate.done.actor.copy', output: undefined }],
    'xstate.error.actor.copy': [lost('copy')],
  },
  delays: {},
};
