// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './sms-countdown.subject.tsx';

export default { title: 'Machines/获取验证码/状态与路径' } satisfies Meta;

export const Idle = stateStory(subject, 'idle');
export const Restoring = stateStory(subject, 'restoring');
export const Counting = stateStory(subject, 'counting');
export const Ready = stateStory(subject, 'ready');
export const Sending = stateStory(subject, 'sending');
export const Verifying = stateStory(subject, 'verifying');
export const Working = stateStory(subject, 'working');
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
export const Path2 = { ...pathStory(subject, 1), tags: ['prove'] };
