import { answerOf, devicesCases, history, oldOffice, phone, thisDevice } from '#machines/devices/devices.cases.ts';
import * as selectors from '#machines/devices/devices.select.ts';
import { devicesMachine } from '#machines/devices/index.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const nothing = { devices: [], history: { attempts: [], browsers: [] }, ending: null, failure: null };
const read = { ...nothing, history };
const all = [thisDevice, phone, oldOffice];
const listed = resolved('list', answerOf(...all));
const end = ({ sessionId }: { sessionId: string }) => event('devices.end', { sessionId });
const endOthers = event('devices.endOthers');
const confirm = event('devices.confirm');
const asksFor = (...endings: object[]) => ({ end: endings.map((ending) => ({ ending })) });
const lost = new Error('没有网络');

const devices = [thisDevice, phone];
const shown = [resolved('list', answerOf(...devices))];
const asking = [...shown, event('devices.end', { sessionId: phone.sessionId })];
const ending = [...asking, event('devices.confirm')];
const usual = {
  selectIsListed: true,
  selectIsUnread: false,
  selectDevices: devices,
  selectAttempts: history.attempts,
  selectBrowsers: history.browsers,
  selectChosen: null,
  selectAreOthersChosen: false,
  selectIsConfirming: false,
  selectCanEnd: false,
  selectHasOthers: true,
  selectFailure: null,
};
const unlisted = {
  ...{ selectIsListed: false, selectDevices: [], selectHasOthers: false },
  ...{ selectAttempts: [], selectBrowsers: [] },
};

journeys(devicesMachine, { ...devicesCases, behind: { renew: 'list' }, selectors, usual }, [
  {
    title: 'the sign-ins are read at once',
    events: [],
    ends: { value: 'reading', context: nothing, asked: { list: [undefined] }, can: [], shows: unlisted },
  },
  {
    title: 'and shown; nothing is ended by looking',
    events: [listed],
    ends: { value: 'shown', context: { ...read, devices: all }, asked: asksFor() },
  },
  {
    title: '[8.3] what was not read says why',
    events: [rejected('list', lost)],
    ends: {
      value: 'unread',
      context: { ...nothing, failure: '没有网络' },
      can: ['devices.retry'],
      shows: { ...unlisted, selectIsUnread: true, selectFailure: '没有网络' },
    },
  },
  {
    title: '[8.3] and is read again by a press',
    events: [rejected('list', lost), event('devices.retry'), resolved('list', answerOf(thisDevice, phone))],
    ends: {
      value: 'shown',
      context: { ...read, devices: [thisDevice, phone] },
      asked: { list: [undefined, undefined] },
      tags: ['listed'],
      can: ['devices.end', 'devices.endOthers', 'devices.renew'],
      shows: { selectCanEnd: true },
    },
  },
  {
    title: 'a sign-in elsewhere is asked about first',
    events: [listed, end(phone)],
    ends: {
      value: 'asking',
      context: { ...read, devices: all, ending: { sessionId: phone.sessionId } },
      asked: asksFor(),
    },
  },
  {
    title: 'this one is ended by signing out, not here',
    events: [listed, end(thisDevice)],
    ends: { value: 'shown', context: { ...read, devices: all } },
  },
  {
    title: 'nor one that is not in the list',
    events: [resolved('list', answerOf(thisDevice, phone)), end(oldOffice)],
    ends: { value: 'shown', context: { ...read, devices: [thisDevice, phone] } },
  },
  {
    title: 'who would rather not ends none',
    events: [listed, end(phone), event('devices.cancel')],
    ends: { value: 'shown', context: { ...read, devices: all }, asked: asksFor() },
  },
  {
    title: 'the confirmed one is ended',
    events: [listed, end(oldOffice), confirm],
    ends: {
      value: 'ending',
      context: { ...read, devices: all, ending: { sessionId: oldOffice.sessionId } },
      asked: asksFor({ sessionId: oldOffice.sessionId }),
    },
  },
  {
    title: 'the list stays while it is read again',
    events: [listed, end(oldOffice), confirm, resolved('end', null)],
    ends: { value: 'renewing', context: { ...read, devices: all }, asked: { renew: [undefined] } },
  },
  {
    title: 'and is as it is now',
    events: [listed, end(oldOffice), confirm, resolved('end', null), resolved('renew', answerOf(thisDevice, phone))],
    ends: { value: 'shown', context: { ...read, devices: [thisDevice, phone] } },
  },
  {
    title: '[8.3] a list that does not come again is asked for',
    events: [listed, end(oldOffice), confirm, resolved('end', null), rejected('renew', lost)],
    ends: { value: 'unread', context: { ...read, devices: all, failure: '没有网络' } },
  },
  {
    title: 'the list is read again by a press too, and an old reason goes',
    events: [listed, end(phone), confirm, rejected('end', lost), event('devices.renew')],
    ends: { value: 'renewing', context: { ...read, devices: all }, asked: { renew: [undefined] } },
  },
  {
    title: 'all others are ended at once',
    events: [listed, endOthers, confirm],
    ends: {
      value: 'ending',
      context: { ...read, devices: all, ending: { others: true } },
      asked: asksFor({ others: true }),
    },
  },
  {
    title: 'where there are others',
    events: [resolved('list', answerOf(thisDevice)), endOthers],
    ends: {
      value: 'shown',
      context: { ...read, devices: [thisDevice] },
      tags: ['listed'],
      can: ['devices.renew'],
      shows: { selectCanEnd: true, selectDevices: [thisDevice], selectHasOthers: false },
    },
  },
  {
    title: '[8.3] what was not ended stays, with the reason',
    events: [listed, end(phone), confirm, rejected('end', lost)],
    ends: { value: 'shown', context: { ...read, devices: all, failure: '没有网络' } },
  },
  {
    title: '[8.3] and is tried again; the reason goes',
    events: [listed, end(phone), confirm, rejected('end', lost), end(phone), confirm],
    ends: {
      value: 'ending',
      context: { ...read, devices: all, ending: { sessionId: phone.sessionId } },
      asked: asksFor({ sessionId: phone.sessionId }, { sessionId: phone.sessionId }),
    },
  },
  {
    title: 'one is asked about',
    events: asking,
    ends: {
      value: 'asking',
      tags: ['listed'],
      can: ['devices.cancel', 'devices.confirm'],
      shows: { selectChosen: phone.sessionId, selectIsConfirming: true },
    },
  },
  {
    title: 'all others are asked about',
    events: [...shown, event('devices.endOthers')],
    ends: {
      value: 'asking',
      tags: ['listed'],
      can: ['devices.cancel', 'devices.confirm'],
      shows: { selectAreOthersChosen: true, selectIsConfirming: true },
    },
  },
  {
    title: 'one is being ended',
    events: ending,
    ends: { value: 'ending', tags: ['listed'], can: [], shows: { selectChosen: phone.sessionId } },
  },
  {
    title: 'it was ended, and the list is read again',
    events: [...ending, resolved('end', null)],
    ends: { value: 'renewing', tags: ['listed'], can: [] },
  },
  {
    title: '[8.3] it was not ended',
    events: [...ending, rejected('end', lost)],
    ends: {
      value: 'shown',
      tags: ['listed'],
      can: ['devices.end', 'devices.endOthers', 'devices.renew'],
      shows: { selectCanEnd: true, selectFailure: '没有网络' },
    },
  },
]);
