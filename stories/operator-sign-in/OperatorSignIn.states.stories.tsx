// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './operator-sign-in.subject.tsx';

export default { title: 'Machines/操作室登录/状态与路径' } satisfies Meta;

export const Looking = stateStory(subject, 'looking');
export const SignedIn = stateStory(subject, 'signedIn');
export const AskingPassword = stateStory(subject, 'askingPassword');
export const Leaving = stateStory(subject, 'leaving');
export const CheckingPassword = stateStory(subject, 'checkingPassword');
export const AskingCode = stateStory(subject, 'askingCode');
export const Working = stateStory(subject, 'working');
export const Waiting = stateStory(subject, 'waiting');
export const CheckingCode = stateStory(subject, 'checkingCode');
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
export const Path2 = { ...pathStory(subject, 1), tags: ['prove'] };
