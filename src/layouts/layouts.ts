import { activity } from './activity.ts';
import { basic } from './basic.ts';
import { defaultLayout } from './default.ts';
import { imageHeader } from './image-header.tsx';
import { largePage } from './large-page.tsx';
import type { Layouts } from './layout.ts';
import { white } from './white.ts';
import { whiteMobile } from './white-mobile.ts';

export const layouts: Layouts = {
  activity,
  basic,
  default: defaultLayout,
  'image-header': imageHeader,
  'large-page': largePage,
  rail: basic,
  white,
  'white-mobile': whiteMobile,
};
