import drawn from 'virtual:live-charts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { LivePanel } from './LivePanel.tsx';
import type { Recorder } from './recorder.ts';
import './live.css';

/** Beside the site and not in it: an open dialog makes the site inert and leaves the panel alone. */
export function openPanel(recorder: Recorder) {
  const place = document.createElement('div');
  place.className = 'live';
  document.body.append(place);
  createRoot(place).render(
    <StrictMode>
      <LivePanel recorder={recorder} charts={drawn} />
    </StrictMode>,
  );
}
