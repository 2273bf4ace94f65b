import { dirname } from 'node:path';
import { inject } from 'vitest';
import { startThreadsFrom } from '#server/thread.ts';

// From source, the loader for TypeScript costs each thread half a second of processor time.
startThreadsFrom(dirname(inject('serverEntry')));
