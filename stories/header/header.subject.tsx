import type { HeaderRef } from '#machines/header/index.ts';
import { Header } from '#src/views/header/Header.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

export const subject: Subject = {
  entry: entryOf('header'),
  render: (actor) => <Header actor={actor as HeaderRef} />,
  controls: {},
};
