import charts from 'virtual:live-charts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { LivePanel } from './LivePanel.tsx';
import type { Recorder } from './recorder.ts';
import './live.css';

/** Beside the site and not in it: an open dialog makes the site inert and leaves the panel alone. */
export function openPanel(recorder: Recorder) {
  const container = document.createElement('div');
  container.className = 'live';
  document.body.append(container);
  createRoot(container).render(
    <StrictMode>
      <LivePanel recorder={recorder} charts={charts} />
    </StrictMode>,
  );
}
