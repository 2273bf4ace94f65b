// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './dangerous-lookup.subject.tsx';

export default { title: 'Machines/查危险品/状态与路径' } satisfies Meta;

export const MatchingIdleSheetClosed = stateStory(subject, { matching: 'idle', sheet: 'closed' });
export const MatchingWaitingSheetClosed = stateStory(subject, { matching: 'waiting', sheet: 'closed' });
export const MatchingIdleSheetReading = stateStory(subject, { matching: 'idle', sheet: 'reading' });
export const MatchingSearchingSheetClosed = stateStory(subject, { matching: 'searching', sheet: 'closed' });
export const MatchingIdleSheetShown = stateStory(subject, { matching: 'idle', sheet: 'shown' });
export const MatchingIdleSheetMissing = stateStory(subject, { matching: 'idle', sheet: 'missing' });
export const MatchingIdleSheetFailed = stateStory(subject, { matching: 'idle', sheet: 'failed' });
export const MatchingOfferedSheetClosed = stateStory(subject, { matching: 'offered', sheet: 'closed' });
export const MatchingFailedSheetClosed = stateStory(subject, { matching: 'failed', sheet: 'closed' });
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
export const Path2 = { ...pathStory(subject, 1), tags: ['prove'] };
export const Path3 = { ...pathStory(subject, 2), tags: ['prove'] };
export const Path4 = { ...pathStory(subject, 3), tags: ['prove'] };
export const Path5 = { ...pathStory(subject, 4), tags: ['prove'] };
export const Path6 = { ...pathStory(subject, 5), tags: ['prove'] };
export const Path7 = { ...pathStory(subject, 6), tags: ['prove'] };
