import { KIT } from '#copy/kit.ts';
import { profileCopy, profileErrors } from '#copy/user-centre/account.ts';
import { subject } from '#stories/profile/profile.subject.tsx';
import { rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { profileModel } from './profile.model.ts';

const known = { name: '王珂', companyName: '', schoolName: '', enterpriseType: '', industry: '化工贸易', email: '' };
const COMPANY = '上海某化工有限公司';
const lost = new Error('网络不通');

walkView('[1.7b] a newcomer', profileModel, subject, ({ press, type, happens, sees, leaves }) => {
  const send = () => press(profileCopy.save);
  const locked = { fields: 'locked' as const, locked: [profileCopy.name, profileCopy.email], off: [profileCopy.save] };
  const form = (alert: string) =>
    sees({
      alert,
      values: { [profileCopy.name]: known.name, [profileCopy.industry]: known.industry },
      errors: { [profileCopy.email]: null },
      shows: { button: [profileCopy.save] },
    });
  return {
    gestures: {
      'it comes': () => happens(resolved('loadProfile', known)),
      'it does not come': () => happens(rejected('loadProfile', lost)),
      'try again': () => press(KIT.retry),
      'say later': () => press(profileCopy.later),
      'send it as it is': send,
      'give a crooked e-mail': async () => {
        await type(profileCopy.email, 'wangke');
        await send();
      },
      'mend the e-mail': () => type(profileCopy.email, 'wangke@example.com'),
      'name a company and send it': async () => {
        await type(profileCopy.companyName, COMPANY);
        await send();
      },
      'go on to it': () => press(profileCopy.verify),
      'the shop keeps it': () => happens(resolved('saveProfile', { isUnverified: true })),
      'the shop does not answer': () => happens(rejected('saveProfile', lost)),
    },
    checks: {
      'waiting for what is known': sees(locked),
      'a way to try again': sees({ ...locked, alert: '网络不通', shows: { button: [KIT.retry] } }),
      'a form': form(''),
      'shown the e-mail': sees({
        values: { [profileCopy.email]: 'wangke' },
        errors: { [profileCopy.email]: profileErrors.EMAIL },
        focus: profileCopy.email,
      }),
      'waiting for the shop': sees(locked),
      'waiting for the shop, a company named': sees({ ...locked, values: { [profileCopy.companyName]: COMPANY } }),
      'kept and notified of the verification': sees({
        status: `${profileCopy.namedTitle(COMPANY)}\n${profileCopy.namedText}`,
        focus: profileCopy.verify,
      }),
      'led on to it': leaves({ kind: 'verify' }),
      'shown the reason, the form as it was': form('网络不通'),
      kept: leaves({ kind: 'saved' }),
      closed: leaves({ kind: 'closed' }),
    },
  };
});
