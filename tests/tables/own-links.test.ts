import { ownLinksMachine } from '#machines/own-links/index.ts';
import { formLink, ownLinksCases, pageLink } from '#machines/own-links/own-links.cases.ts';
import * as all from '#machines/own-links/own-links.select.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const open = event('links.open');
const links = [formLink, pageLink];
const shown = [open, resolved('list', links)];
const revoking = [...shown, event('links.revoke', { id: pageLink.id })];
const usual = {
  selectIsListOpen: true,
  selectIsListed: true,
  selectIsUnread: false,
  selectLinks: links,
  selectRevoked: null,
  selectFailure: null,
};
const unlisted = { selectIsListed: false, selectLinks: [] };

stateTable(ownLinksMachine, ownLinksCases, { all }, usual, [
  {
    title: 'nobody looks at them',
    events: [],
    value: 'closed',
    can: ['links.open'],
    shows: { ...unlisted, selectIsListOpen: false },
  },
  {
    title: 'they are read',
    events: [open],
    value: { open: 'reading' },
    tags: ['open'],
    can: ['links.close'],
    shows: unlisted,
  },
  {
    title: '[8.3] they were not read',
    events: [open, rejected('list', new Error('没有网络'))],
    value: { open: 'unread' },
    tags: ['open'],
    can: ['links.close', 'links.retry'],
    shows: { ...unlisted, selectIsUnread: true, selectFailure: '没有网络' },
  },
  {
    title: 'they are there',
    events: shown,
    value: { open: 'shown' },
    tags: ['listed', 'open'],
    can: ['links.close', 'links.revoke'],
  },
  {
    title: 'one is taken back',
    events: revoking,
    value: { open: 'revoking' },
    tags: ['listed', 'open'],
    can: ['links.close'],
    shows: { selectRevoked: pageLink.id },
  },
  {
    title: '[8.3] it was not taken back',
    events: [...revoking, rejected('revoke', new Error('没有网络'))],
    value: { open: 'shown' },
    tags: ['listed', 'open'],
    can: ['links.close', 'links.revoke'],
    shows: { selectFailure: '没有网络' },
  },
]);
