import { open } from './panel.ts';

window.chartSimulator = { open };
