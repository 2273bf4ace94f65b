import { expect, test } from 'vitest';
import { layouts } from '#src/layouts/layouts.tsx';

test('[2.10] every layout with a head of its own has the contour lines behind it; forms on white have none', () => {
  const withGround = Object.entries(layouts).flatMap(([name, { Ground }]) => (Ground === undefined ? [] : [name]));
  expect(withGround.sort()).toEqual(['activity', 'basic', 'image-header', 'large-page', 'rail']);
});
