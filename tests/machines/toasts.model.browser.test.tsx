import { page, userEvent } from 'vitest/browser';
import { KIT } from '#copy/kit.ts';
import { errors } from '#copy/shell.ts';
import { sessionToasts as words } from '#copy/sign-in/session.ts';
import { subject } from '#stories/toasts/toasts.subject.tsx';
import { event } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { toastsModel } from './toasts.model.ts';

walkView('[8.3][8.9] words in passing', toastsModel, subject, ({ press, leave, happens, sees }) => {
  const show = (tone: string, text: string, title?: string) => happens(event('toast.shown', { tone, text, title }));
  const notice = `${errors.title}\n${errors.serverBusy}\n${KIT.close}`;
  const passing = sees({ status: words.codeSending, alert: '' });
  return {
    gestures: {
      'a code is on its way': () => show('pending', words.codeSending),
      'the code is sent': () => show('ok', words.codeSent),
      'something fails': () => show('danger', errors.serverBusy, errors.title),
      'the code is refused': () => show('danger', errors.serverBusy, errors.title),
      'five seconds pass': () => happens({ after: 5_000 }),
      'a minute passes': () => happens({ after: 60_000 }),
      'the pointer comes': () => userEvent.hover(page.getByText(words.codeSending)),
      'the pointer goes': leave,
      'close it': async () => {
        await press(KIT.close);
        await leave();
      },
    },
    checks: {
      'nothing shown': sees({ status: '', alert: '', shows: { region: [KIT.notices.region] } }),
      'a word in passing': passing,
      'the outcome in its stead': sees({ status: words.codeSent, alert: '' }),
      'a word that is held': passing,
      'a word and a notice': sees({ status: words.codeSent, alert: notice }),
      'a notice': sees({ status: '', alert: notice }),
    },
  };
});
