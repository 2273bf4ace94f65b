import { createContext } from 'react';

/** Whether the page shows demonstration prices. */
export const DemoData = createContext(false);
