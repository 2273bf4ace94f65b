import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { AppView } from './app/AppView.tsx';
import { browserFrame } from './app/browser-frame.ts';
import { followNavigation } from './app/follow-navigation.ts';
import { wiredApp } from './app/wiring.ts';
import { startOfPage } from './browser/arrival.ts';
import { reloadPage } from './browser/reload.ts';
import { isTooOld } from './browser/served-page.ts';
import './ui/styles.css';

function start() {
  const place = document.getElementById('app');
  if (place === null) throw new Error('index.html has no element for the site');
  const frame = browserFrame();
  const app = createActor(wiredApp);
  app.start();
  followNavigation(app, startOfPage);
  createRoot(place).render(
    <StrictMode>
      <AppView actor={app} onReload={reloadPage} frame={frame} />
    </StrictMode>,
  );
}

if (!isTooOld()) start();
