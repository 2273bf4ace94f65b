import { answerOf, devicesCases, history, phone, thisDevice } from '#machines/devices/devices.cases.ts';
import * as all from '#machines/devices/devices.select.ts';
import { devicesMachine } from '#machines/devices/index.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const devices = [thisDevice, phone];
const shown = [resolved('list', answerOf(...devices))];
const asking = [...shown, event('devices.end', { sessionId: phone.sessionId })];
const ending = [...asking, event('devices.confirm')];
const lost = new Error('没有网络');
const usual = {
  selectIsListed: true,
  selectIsUnread: false,
  selectDevices: devices,
  selectAttempts: history.attempts,
  selectBrowsers: history.browsers,
  selectChosen: null,
  selectAreOthersChosen: false,
  selectIsAsked: false,
  selectCanEnd: false,
  selectHasOthers: true,
  selectFailure: null,
};
const unlisted = {
  ...{ selectIsListed: false, selectDevices: [], selectHasOthers: false },
  ...{ selectAttempts: [], selectBrowsers: [] },
};

stateTable(devicesMachine, devicesCases, { all }, usual, [
  { title: 'they are read', events: [], value: 'reading', can: [], shows: unlisted },
  {
    title: '[8.3] they were not read',
    events: [rejected('list', lost)],
    value: 'unread',
    can: ['devices.retry'],
    shows: { ...unlisted, selectIsUnread: true, selectFailure: '没有网络' },
  },
  {
    title: 'they are there',
    events: shown,
    value: 'shown',
    tags: ['listed'],
    can: ['devices.end', 'devices.endOthers', 'devices.renew'],
    shows: { selectCanEnd: true },
  },
  {
    title: 'there is none elsewhere',
    events: [resolved('list', answerOf(thisDevice))],
    value: 'shown',
    tags: ['listed'],
    can: ['devices.renew'],
    shows: { selectCanEnd: true, selectDevices: [thisDevice], selectHasOthers: false },
  },
  {
    title: 'one is asked about',
    events: asking,
    value: 'asking',
    tags: ['listed'],
    can: ['devices.cancel', 'devices.confirm'],
    shows: { selectChosen: phone.sessionId, selectIsAsked: true },
  },
  {
    title: 'all others are asked about',
    events: [...shown, event('devices.endOthers')],
    value: 'asking',
    tags: ['listed'],
    can: ['devices.cancel', 'devices.confirm'],
    shows: { selectAreOthersChosen: true, selectIsAsked: true },
  },
  {
    title: 'one is being ended',
    events: ending,
    value: 'ending',
    tags: ['listed'],
    can: [],
    shows: { selectChosen: phone.sessionId },
  },
  {
    title: 'it was ended, and the list is read again',
    events: [...ending, resolved('end', null)],
    value: 'renewing',
    tags: ['listed'],
    can: [],
  },
  {
    title: '[8.3] it was not ended',
    events: [...ending, rejected('end', lost)],
    value: 'shown',
    tags: ['listed'],
    can: ['devices.end', 'devices.endOthers', 'devices.renew'],
    shows: { selectCanEnd: true, selectFailure: '没有网络' },
  },
]);
