import { ownLinksMachine } from '#machines/own-links/index.ts';
import { formLink, ownLinksCases, pageLink } from '#machines/own-links/own-links.cases.ts';
import * as selectors from '#machines/own-links/own-links.select.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const open = event('links.open');
const close = event('links.close');
const listed = resolved('list', [formLink, pageLink]);
const revoke = ({ id }: { id: string }) => event('links.revoke', { id });
const nothing = { links: [], revoked: null, failure: null };
const both = { ...nothing, links: [formLink, pageLink] };
const lists = (times: number) => ({ list: Array.from({ length: times }, () => undefined) });

const links = [formLink, pageLink];
const usual = {
  selectIsListOpen: true,
  selectIsListed: true,
  selectIsUnread: false,
  selectLinks: links,
  selectRevoked: null,
  selectFailure: null,
};
const unlisted = { selectIsListed: false, selectLinks: [] };

journeys(ownLinksMachine, { ...ownLinksCases, selectors, usual }, [
  {
    title: 'nothing is read before a user wants to see the links',
    events: [],
    ends: {
      value: 'closed',
      context: nothing,
      asked: lists(0),
      can: ['links.open'],
      shows: { ...unlisted, selectIsListOpen: false },
    },
  },
  {
    title: 'opened, they are read',
    events: [open],
    ends: {
      value: { open: 'reading' },
      context: nothing,
      asked: lists(1),
      tags: ['open'],
      can: ['links.close'],
      shows: unlisted,
    },
  },
  {
    title: 'and shown, none of them taken back',
    events: [open, listed],
    ends: {
      value: { open: 'shown' },
      context: both,
      asked: { revoke: [] },
      tags: ['listed', 'open'],
      can: ['links.close', 'links.revoke'],
    },
  },
  {
    title: '[8.3] links that were not read say why and are read again',
    events: [open, rejected('list', new Error('没有网络'))],
    ends: {
      value: { open: 'unread' },
      context: { ...nothing, failure: '没有网络' },
      tags: ['open'],
      can: ['links.close', 'links.retry'],
      shows: { ...unlisted, selectIsUnread: true, selectFailure: '没有网络' },
    },
  },
  {
    title: '[8.3] by a press',
    events: [open, rejected('list', new Error('没有网络')), event('links.retry'), listed],
    ends: { value: { open: 'shown' }, context: both, asked: lists(2) },
  },
  {
    title: 'the one that was pressed is taken back',
    events: [open, listed, revoke(pageLink)],
    ends: {
      value: { open: 'revoking' },
      context: { ...both, revoked: pageLink.id },
      asked: { revoke: [{ id: pageLink.id }] },
      tags: ['listed', 'open'],
      can: ['links.close'],
      shows: { selectRevoked: pageLink.id },
    },
  },
  {
    title: 'and no other',
    events: [open, resolved('list', [formLink]), revoke(pageLink)],
    ends: { value: { open: 'shown' }, context: { ...nothing, links: [formLink] }, asked: { revoke: [] } },
  },
  {
    title: 'and is no longer among them',
    events: [open, listed, revoke(pageLink), resolved('revoke', null)],
    ends: { value: { open: 'shown' }, context: { ...nothing, links: [formLink] }, asked: lists(1) },
  },
  {
    title: '[8.3] one that was not taken back stays, with the reason',
    events: [open, listed, revoke(formLink), rejected('revoke', new Error('没有网络'))],
    ends: {
      value: { open: 'shown' },
      context: { ...both, failure: '没有网络' },
      tags: ['listed', 'open'],
      can: ['links.close', 'links.revoke'],
      shows: { selectFailure: '没有网络' },
    },
  },
  {
    title: '[8.3] and is tried again; the reason goes',
    events: [open, listed, revoke(formLink), rejected('revoke', new Error('没有网络')), revoke(formLink)],
    ends: {
      value: { open: 'revoking' },
      context: { ...both, revoked: formLink.id },
      asked: { revoke: [{ id: formLink.id }, { id: formLink.id }] },
    },
  },
  {
    title: 'closed, nothing of them is kept, even while one is taken back',
    events: [open, listed, revoke(formLink), close],
    ends: { value: 'closed', context: nothing },
  },
  {
    title: 'opened another time, they are read as they are now',
    events: [open, listed, close, open],
    ends: { value: { open: 'reading' }, context: nothing, asked: lists(2) },
  },
]);
