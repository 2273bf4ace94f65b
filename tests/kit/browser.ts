import { type Browser, chromium } from 'playwright';
import { chromiumOptions } from '#scripts/kit/chromium.mjs';

export const openBrowser = (...more: string[]): Promise<Browser> => chromium.launch(chromiumOptions(...more));
