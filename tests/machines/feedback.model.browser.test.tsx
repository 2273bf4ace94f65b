import { feedbackErrors, feedback as words } from '#copy/content/help.ts';
import { subject } from '#stories/feedback/feedback.subject.tsx';
import { event, rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { feedbackModel } from './feedback.model.ts';

const SAID = '截单时间希望能导出';
const CONTACT = 'wangke@example.com';

walkView('a word about the site', feedbackModel, subject, ({ press, type, happens, sees }) => {
  const opened = happens(event('feedback.open'));
  const send = () => press(words.send);
  const kept = { [words.text]: SAID, [words.contact]: CONTACT };
  return {
    gestures: {
      'send too little': async () => {
        await type(words.text, '好得很啊');
        await send();
      },
      'write and send': async () => {
        await type(words.text, SAID);
        await type(words.contact, CONTACT);
        await send();
      },
      'send it again': send,
      'it arrives': () => happens(resolved('send', { leadNo: 'lead' })),
      'it gets lost': () => happens(rejected('send', new Error('网络不通'))),
      'close it and open it again': async () => {
        await press(words.close);
        await happens(event('feedback.open'));
      },
    },
    checks: {
      'a form': async () => {
        await opened;
        await sees({ values: { [words.text]: '', [words.contact]: '' }, errors: { [words.text]: null } })();
      },
      'asked to write more': sees({ errors: { [words.text]: feedbackErrors.TOO_SHORT }, focus: words.text }),
      sending: sees({
        values: kept,
        fields: 'locked',
        locked: [words.text, words.contact],
        off: [words.send, words.close],
      }),
      'shown that it got lost': sees({ values: kept, alert: words.failed('网络不通') }),
      thanked: sees({ status: `${words.sentTitle}\n${words.sent}`, hides: { button: [words.send] } }),
    },
  };
});
