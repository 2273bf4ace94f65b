import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { EnquiryAnswer, EnquiryListAnswer } from '#contract/calls/ecommerce.ts';
import { type EnquirySnapshot, enquiryMachine } from '../enquiry/index.ts';
import { lazy } from '../kit/lazy.ts';
import { feed } from '../kit/port.ts';
import { resourceMachine } from '../resource/index.ts';
import type { WatchInput, WatchRef } from '../watch/index.ts';
import type { EnquiryPanelContext, EnquiryPanelEvent, EnquiryPanelInput } from './enquiry-panel.types.ts';

/** A child that has just started has no state value yet. */
type FormState = { snapshot: Partial<EnquirySnapshot> };

const isPlaced = ({ snapshot }: FormState) => snapshot.matches?.('placed') === true;

export const enquiryPanelMachine = setup({
  types: {
    context: {} as EnquiryPanelContext,
    events: {} as EnquiryPanelEvent,
    input: {} as EnquiryPanelInput,
    children: {} as { form: 'form'; list: 'list'; answer: 'answer'; ports: 'ports' },
  },
  actors: {
    form: enquiryMachine,
    /** Only signed-in users have earlier enquiries. */
    list: lazy<WatchRef<EnquiryListAnswer>, never, WatchInput>('enquiry-panel.list'),
    answer: lazy<WatchRef<EnquiryAnswer>, never, WatchInput>('enquiry-panel.answer'),
    ports: resourceMachine,
    session: feed<EnquiryPanelEvent>('enquiry-panel.session'),
  },
  actions: {
    storeSignedIn: assign((_, { isSignedIn }: { isSignedIn: boolean }) => ({ isSignedIn })),
    storePlaced: assign((_, params: { isPlaced: boolean }) => params),
    askList: sendTo('list', (_, { isSignedIn }: { isSignedIn: boolean }) => ({
      type: 'watch.asked',
      asked: isSignedIn ? '1' : null,
    })),
    forgetAnswer: sendTo('answer', { type: 'watch.asked', asked: null }),
    refreshList: sendTo('list', { type: 'watch.refresh' }),
  },
  guards: {
    isOther: ({ context }, { isSignedIn }: { isSignedIn: boolean }) => isSignedIn !== context.isSignedIn,
    isJustPlaced: ({ context }, params: FormState) => isPlaced(params) && !context.isPlaced,
    isAnother: ({ context }, params: FormState) => !isPlaced(params) && context.isPlaced,
    hasPorts: ({ context }) => context.service !== 'truck',
  },
}).createMachine({
  id: 'enquiry-panel',
  description: '询价台：一份询价表、我的询价与其中一单的报价；登录与提交之后各自跟上',
  context: ({ input }) => ({ ...input, isSignedIn: false, isPlaced: false }),
  invoke: [
    {
      id: 'form',
      src: 'form',
      input: ({ context: { service, recent } }) => (recent === undefined ? { service } : { service, recent }),
      onSnapshot: [
        {
          guard: { type: 'isJustPlaced', params: ({ event }) => event },
          actions: [{ type: 'storePlaced', params: { isPlaced: true } }, 'refreshList'],
          description: '询价已提交：列表里要有它',
        },
        {
          guard: { type: 'isAnother', params: ({ event }) => event },
          actions: { type: 'storePlaced', params: { isPlaced: false } },
          description: '又在填另一份',
        },
      ],
    },
    { id: 'list', src: 'list', input: { asked: null } },
    { id: 'answer', src: 'answer', input: { asked: null } },
    { id: 'session', src: 'session' },
  ],
  on: {
    'session.followed': {
      guard: { type: 'isOther', params: ({ event }) => event },
      actions: [
        { type: 'storeSignedIn', params: ({ event }) => event },
        { type: 'askList', params: ({ event }) => event },
        'forgetAnswer',
      ],
      description: '登录或退出：我的询价换人，报价收起',
    },
  },
  initial: 'deciding',
  states: {
    deciding: {
      description: '这种服务的起讫点是不是港口',
      always: [{ guard: 'hasPorts', target: 'betweenPorts' }, { target: 'anywhere' }],
    },
    betweenPorts: {
      description: '起讫点从港口列表里选',
      invoke: { id: 'ports', src: 'ports', input: { path: '', query: '' } },
    },
    anywhere: { description: '起讫点用文字写' },
  },
});

export type EnquiryPanelRef = ActorRefFrom<typeof enquiryPanelMachine>;
export type EnquiryPanelSnapshot = SnapshotFrom<typeof enquiryPanelMachine>;
