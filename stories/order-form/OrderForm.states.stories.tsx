// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './order-form.subject.tsx';

export default { title: 'Machines/订单表单/状态与路径' } satisfies Meta;

export const FillingResting = stateStory(subject, { filling: 'resting' });
export const Closed = stateStory(subject, 'closed');
export const Held = stateStory(subject, 'held');
export const HandingOver = stateStory(subject, 'handingOver');
export const FillingTyping = stateStory(subject, { filling: 'typing' });
export const ConfirmingResting = stateStory(subject, { confirming: 'resting' });
export const Ordered = stateStory(subject, 'ordered');
export const ConfirmingTyping = stateStory(subject, { confirming: 'typing' });
export const Renewing = stateStory(subject, 'renewing');
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
export const Path2 = { ...pathStory(subject, 1), tags: ['prove'] };
export const Path3 = { ...pathStory(subject, 2), tags: ['prove'] };
export const Path4 = { ...pathStory(subject, 3), tags: ['prove'] };
export const Path5 = { ...pathStory(subject, 4), tags: ['prove'] };
export const Path6 = { ...pathStory(subject, 5), tags: ['prove'] };
export const Path7 = { ...pathStory(subject, 6), tags: ['prove'] };
export const Path8 = { ...pathStory(subject, 7), tags: ['prove'] };
export const Path9 = { ...pathStory(subject, 8), tags: ['prove'] };
