import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { App, floorMachine } from './App.tsx';

createRoot(document.getElementById('root')!).render(<App actor={createActor(floorMachine).start()} />);
