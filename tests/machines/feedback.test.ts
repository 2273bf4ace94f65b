import { feedbackCases } from '#machines/feedback/feedback.cases.ts';
import { feedbackMachine } from '#machines/feedback/index.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const open = event('feedback.open');
const close = event('feedback.close');
const submit = event('feedback.submit');
const typed = (text: string, field = 'text') => event('feedback.typed', { field, text });
const blank = { text: '', contact: '', isTooShort: false, failure: null };
const sentence = '截单时间希望能导出';

journeys(feedbackMachine, feedbackCases, [
  {
    title: 'four characters are too few, blanks around them do not count',
    events: [open, typed('  不好用啊  '), submit],
    ends: { value: 'editing', context: { ...blank, text: '  不好用啊  ', isTooShort: true } },
  },
  {
    title: 'five are enough',
    events: [open, typed('不好用啊！'), submit],
    ends: { value: 'sending', context: { ...blank, text: '不好用啊！' } },
  },
  {
    title: 'what could not be sent is kept with the reason',
    events: [open, typed(sentence), typed('wangke', 'contact'), submit, rejected('send', new Error('没有网络'))],
    ends: { value: 'editing', context: { ...blank, text: sentence, contact: 'wangke', failure: '没有网络' } },
  },
  {
    title: 'it is not closed while it is being sent, nor sent twice',
    events: [open, typed(sentence), submit, close, submit],
    ends: { value: 'sending', context: { ...blank, text: sentence } },
  },
  {
    title: 'sent and closed, nothing of it is left',
    events: [open, typed(sentence), submit, resolved('send', { leadNo: 'one' }), close],
    ends: { value: 'closed', context: blank },
  },
  {
    title: 'closed without sending, nothing of it is left',
    events: [open, typed(sentence), close],
    ends: { value: 'closed', context: blank },
  },
]);
