import { members as words } from '#copy/user-centre/enterprise.ts';
import { booked, invited, made, owned } from '#machines/members/members.cases.ts';
import { subject } from '#stories/members/members.subject.tsx';
import { rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { membersModel } from './members.model.ts';

const lost = (port: string) => rejected(port, new Error('网络不通'));
const company = '上海示例化工有限公司';
const removes = words.ask.remove('李样例');
const answered = { ...owned, members: { ...owned.members, requests: [] } };

walkView('[10.10] colleagues', membersModel, subject, ({ press, type, happens, sees }) => ({
  gestures: {
    'the owner’s page comes': () => happens(resolved('load', owned)),
    'a booker’s page comes': () => happens(resolved('load', booked)),
    'an invitation comes': () => happens(resolved('load', invited)),
    'nothing comes': () => happens(lost('load')),
    'try again': () => press(words.retry),
    'type half a phone and invite': async () => {
      await type(words.phone, '1380');
      await press(words.makeInvitation);
    },
    invite: () => press(words.makeInvitation),
    'the link is made': async () => {
      await happens(resolved('perform', made));
      await happens(resolved('load', owned));
    },
    'it is not made': () => happens(lost('perform')),
    'copy it': () => press(words.copy),
    'it is copied': () => happens(resolved('copy', true)),
    'it is not copied': () => happens(resolved('copy', false)),
    'accept the request': () => press(words.accept.booker),
    'it is answered': async () => {
      await happens(resolved('perform', null));
      await happens(resolved('load', answered));
    },
    'remove the colleague': () => press(words.remove),
    'keep them': () => press(words.keep),
    'say yes': () => press(words.confirm),
    leave: () => press(words.leave),
    join: () => press(words.join),
    'they are taken in': async () => {
      await happens(resolved('perform', null));
      await happens(resolved('load', booked));
    },
  },
  checks: {
    waiting: sees({ lacks: [company] }),
    'a way to try again': sees({ alert: `${words.failed}\n网络不通\n${words.retry}` }),
    'the owner’s page': sees({
      says: [words.asks('钱样本'), '李样例', '134****0031', words.ownerStays],
      lacks: [removes],
    }),
    'notified of the phone': sees({ errors: { [words.phone]: words.phoneError } }),
    inviting: sees({ off: [words.makeInvitation, words.remove, words.revoke] }),
    'before the link': sees({ values: { [words.link]: made.url }, lacks: [words.copied] }),
    copying: sees({ off: [words.copy] }),
    'shown that it is copied': sees({ says: [words.copied] }),
    'asked to copy it': sees({ says: [words.copyRefused] }),
    'the page with a reason': sees({ alert: '网络不通', says: ['李样例'] }),
    answering: sees({ off: [words.accept.booker, words.refuse] }),
    'the page without the request': sees({ lacks: [words.asks('钱样本')] }),
    'asked whether to remove': sees({ says: [removes] }),
    removing: sees({ says: [removes], off: [words.keep, words.confirm] }),
    'a booker’s page': sees({
      says: [company, '李样例'],
      hides: { button: [words.makeInvitation, words.remove, words.join] },
    }),
    'asked whether to leave': sees({ says: [words.ask.leave()] }),
    'an invitation': sees({ says: [words.offer('张示例', company), words.offerRole.booker, words.none] }),
    joining: sees({ off: [words.join] }),
  },
}));
