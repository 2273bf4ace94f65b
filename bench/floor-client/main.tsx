import axios from 'axios';
import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { App, floorMachine } from '../floor/App.tsx';

/** The floor and the HTTP client: the whole mandated stack. */
const client = axios.create({ timeout: 60_000 });
const actor = createActor(floorMachine).start();
createRoot(document.getElementById('root')!).render(<App actor={actor} />);
addEventListener('floor-call', () => client.get('/').then(() => actor.send({ type: 'floor.toggle' })));
