import { shell } from '#copy/shell.ts';
import type { HeaderRef } from '#machines/header/index.ts';
import { Header } from '#src/features/header/views/Header.tsx';
import { plainFrame } from '#tests/kit/plain-frame.ts';
import { configuredSite } from '../kit/site.ts';
import { entryOf, type Subject } from '../kit/subject.ts';

export const subject: Subject = {
  entry: entryOf('header'),
  render: (actor) => (
    <Header actor={actor as HeaderRef} site={configuredSite} page="shippingFcl" theme={plainFrame.theme} />
  ),
  controls: {},
  besides: [shell.miniProgram],
};
