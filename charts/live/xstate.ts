import { type ActorOptions, type AnyActorLogic, createActor as create } from 'xstate';
import { createRecorder } from './recorder.ts';

/** Replaces the package only in sites built or served for inspection. */
export * from 'xstate';

const NAME = 'inspect';

/** Asked for once, the panel stays for as long as the tab does: an address that leads on or a reload carries no wish. */
function isRecording(): boolean {
  const requested = new URLSearchParams(location.search).get(NAME);
  const isRequested = requested !== null && requested !== 'off';
  try {
    if (isRequested) sessionStorage.setItem(NAME, 'on');
    if (requested === 'off') sessionStorage.removeItem(NAME);
    return sessionStorage.getItem(NAME) !== null;
  } catch {
    return isRequested;
  }
}

const recorder = isRecording() ? createRecorder(() => performance.now()) : null;

/** Every root is watched from its first moment, and its children with it. */
export const createActor = ((logic: AnyActorLogic, options?: ActorOptions<AnyActorLogic>) =>
  create(logic, recorder === null ? options : { ...options, inspect: recorder.observe })) as typeof create;

if (recorder !== null) {
  const open = () => void import('./mount.tsx').then(({ openPanel }) => openPanel(recorder));
  if (document.readyState === 'complete') open();
  else addEventListener('load', open, { once: true });
}
