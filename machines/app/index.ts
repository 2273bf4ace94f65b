export { type AppRef, type AppSnapshot, appMachine } from './app.machine.ts';
