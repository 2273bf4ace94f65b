import { createMachine } from 'xstate';

/** Members of an enterprise as its owner, a booker and an invited user see them. */
export const membersModel = createMachine({
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        'the owner’s page comes': 'the owner’s page',
        'a booker’s page comes': 'a booker’s page',
        'an invitation comes': 'an invitation',
        'nothing comes': 'a way to try again',
      },
    },
    'a way to try again': { on: { 'try again': 'waiting' } },
    'the owner’s page': {
      on: {
        'type half a phone and invite': 'notified of the phone',
        invite: 'inviting',
        'accept the request': 'answering',
        'remove the colleague': 'asked whether to remove',
      },
    },
    'notified of the phone': {},
    inviting: { on: { 'the link is made': 'before the link', 'it is not made': 'the page with a reason' } },
    'before the link': { on: { 'copy it': 'copying' } },
    copying: { on: { 'it is copied': 'shown that it is copied', 'it is not copied': 'asked to copy it' } },
    'shown that it is copied': {},
    'asked to copy it': {},
    'the page with a reason': {},
    answering: { on: { 'it is answered': 'the page without the request' } },
    'the page without the request': {},
    'asked whether to remove': { on: { 'keep them': 'the owner’s page', 'say yes': 'removing' } },
    removing: {},
    'a booker’s page': { on: { leave: 'asked whether to leave' } },
    'asked whether to leave': {},
    'an invitation': { on: { join: 'joining' } },
    joining: { on: { 'they are taken in': 'a booker’s page' } },
  },
});
