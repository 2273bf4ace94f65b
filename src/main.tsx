import { openSite } from './app/open-site.tsx';
import { rowOf } from './app/pages.ts';
import './ui/styles.css';

openSite({ rowOf, userCentre: () => import('#src/features/user-centre/start.tsx') });
