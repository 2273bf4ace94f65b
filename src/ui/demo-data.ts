import { createContext } from 'react';

/** Whether the prices in a page are demonstration data. */
export const DemoData = createContext(false);
