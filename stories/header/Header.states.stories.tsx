// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './header.subject.tsx';

export default { title: 'Machines/页头/状态与路径' } satisfies Meta;

export const VisibilityVisibleBackgroundClear = stateStory(subject, { visibility: 'visible', background: 'clear' });
export const VisibilityVisibleBackgroundSolid = stateStory(subject, { visibility: 'visible', background: 'solid' });
export const VisibilityHiddenBackgroundSolid = stateStory(subject, { visibility: 'hidden', background: 'solid' });
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
