import { createMachine } from 'xstate';

/** One article as an operator writes and publishes it. */
export const operatorArticleModel = createMachine({
  initial: 'none is open',
  states: {
    'none is open': { on: { 'open one': 'it is read' } },
    'it is read': {
      on: {
        'it comes': 'it is written',
        'nothing comes': 'shown why',
        'one with two changes comes': 'its versions are distinguished',
        'a request with a quote comes': 'its quotes are compared',
      },
    },
    'shown why': { on: { 'try again': 'it is read' } },
    'it is written': {
      on: { 'look at it': 'its page is made', 'change its title': 'it is changed', 'publish it': 'it is published' },
    },
    'its page is made': { on: { 'its page comes': 'it is looked at' } },
    'it is looked at': {},
    'it is changed': {
      on: {
        leave: 'asked what becomes of it',
        'save it': 'it is saved',
        'take out a block': 'a block no longer exists',
      },
    },
    'a block no longer exists': {},
    'asked what becomes of it': { on: { stay: 'it is changed', 'give it up': 'none is open' } },
    'it is saved': { on: { 'a user was first': 'notified of the other' } },
    'notified of the other': { on: { 'take theirs': 'theirs is read' } },
    'theirs is read': { on: { 'theirs comes': 'theirs is written on' } },
    'theirs is written on': {},
    'it is published': { on: { 'it is out': 'visitors see it' } },
    'visitors see it': { on: { withdraw: 'asked whether' } },
    'asked whether': { on: { 'withdraw indeed': 'it is withdrawn' } },
    'it is withdrawn': { on: { 'it no longer exists': 'visitors see it no longer' } },
    'visitors see it no longer': {},
    'its versions are distinguished': {
      on: { 'recall the change': 'it is recalled' },
    },
    'it is recalled': { on: { 'it is off its time': 'visitors see the same' } },
    'visitors see the same': {},
    'its quotes are compared': { on: { 'choose one': 'asked whether it wins' } },
    'asked whether it wins': { on: { 'not yet': 'its quotes are compared', 'it wins': 'suppliers are notified' } },
    'suppliers are notified': { on: { 'they were notified': 'it is decided' } },
    'it is decided': {},
  },
});
