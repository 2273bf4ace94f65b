import { KIT } from '#copy/kit.ts';
import { noticeChoicesCopy as words } from '#copy/orders/order.ts';
import { INITIAL_CHOICES } from '#domain/notices/kinds.ts';
import { subject } from '#stories/notice-choices/notice-choices.subject.tsx';
import { rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { noticeChoicesModel } from './notice-choices.model.ts';

const email = 'wangke@example.com';
const lost = new Error('网络不通');
const sms = words.by('enquiryAnswered', 'sms');
const mail = words.by('enquiryAnswered', 'mail');

walkView('[10.9] a member', noticeChoicesModel, subject, ({ press, happens, sees, leaves }) => {
  const lessOne = (alert: string) =>
    sees({ alert, ticked: { [sms]: false, [mail]: false }, says: [words.mailTo(email)] });
  return {
    gestures: {
      'they come': () => happens(resolved('loadChoices', { choices: INITIAL_CHOICES, email })),
      'they come without an address': () => happens(resolved('loadChoices', { choices: INITIAL_CHOICES, email: null })),
      'they do not come': () => happens(rejected('loadChoices', lost)),
      'try again': () => press(KIT.retry),
      'take the SMS away': () => press(sms, 'checkbox'),
      'choose e-mail': () => press(mail, 'checkbox'),
      'save it': () => press(words.save),
      'close it': () => press(words.close),
      'the shop keeps it': () => happens(resolved('saveChoices')),
      'the shop does not answer': () => happens(rejected('saveChoices', lost)),
    },
    checks: {
      'waiting for the choices': sees({ alert: '', hides: { checkbox: [sms, mail] } }),
      'a way to try again': sees({ alert: '网络不通', hides: { checkbox: [sms] }, shows: { button: [KIT.retry] } }),
      choices: sees({ alert: '', ticked: { [sms]: true, [mail]: false }, says: [words.mailTo(email)] }),
      'by e-mail too': sees({ ticked: { [sms]: true, [mail]: true } }),
      'choices, no e-mail': sees({ ticked: { [sms]: true, [mail]: false }, says: [words.mailMissing] }),
      'one less': lessOne(''),
      'waiting for the shop': lessOne(''),
      'shown the reason, one less': lessOne('网络不通'),
      closed: leaves(),
    },
  };
});
