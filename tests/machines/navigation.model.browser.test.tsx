import { home as homeCopy } from '#copy/home/page.ts';
import { notFound } from '#copy/kit.ts';
import { errors } from '#copy/shell.ts';
import { stillPage } from '#machines/navigation/navigation.cases.ts';
import { subject } from '#stories/navigation/navigation.subject.tsx';
import { event, rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { navigationModel } from './navigation.model.ts';

walkView('[4.26] navigation', navigationModel, subject, ({ driver, press, happens, sees }) => {
  const open = (path: string, page: string) =>
    happens(event('location.changed', { path, page, permission: 'public', query: '' }));
  const home = () => open('/', 'home');
  const lost = () => open('/lost', 'notFound');
  const access = (hasToken: boolean) => resolved('checkAccess', { hasToken, redirectTo: null });
  let left = 0;
  const arrive = async (hasToken: boolean) => {
    await happens(access(hasToken), resolved('loadPage', stillPage));
    if (hasToken) await happens(resolved('loadUserInfo'));
    const leaving = driver.deeds.asked.leavePage?.length ?? 0;
    if (leaving > left) await happens(resolved('leavePage'));
    left = leaving;
  };
  return {
    gestures: {
      'open home': async () => {
        await home();
        await arrive(false);
      },
      'open a lost address': async () => {
        await lost();
        await arrive(false);
      },
      'open a lost address as a member': async () => {
        await lost();
        await arrive(true);
      },
      'open home, code does not come': async () => {
        await home();
        await happens(access(false), rejected('loadPage'));
      },
      'open a lost address, check breaks': async () => {
        await lost();
        await happens(rejected('checkAccess'));
      },
      'try again': async () => {
        await press(errors.reload);
        await arrive(false);
      },
    },
    checks: {
      blank: sees({ lacks: [homeCopy.heading, notFound.heading, errors.serverBusy, errors.chunkFailed] }),
      home: sees({
        shows: { heading: [homeCopy.heading] },
        lacks: [notFound.heading, errors.serverBusy, errors.chunkFailed],
      }),
      'lost page': sees({ shows: { heading: [notFound.heading] }, links: { [errors.backHome]: '/' } }),
      'no code': sees({ says: [errors.chunkFailed], lacks: [notFound.heading] }),
      error: sees({ shows: { heading: [errors.serverBusy] }, lacks: [notFound.heading] }),
    },
  };
});
