import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { withIntegrity } from '#scripts/kit/integrity.mjs';

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

test('scripts, modules loaded ahead and styles carry the hash of their file, everything else stays', () => {
  const page = [
    '<script src="/early.js"></script>',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<script type="module" crossorigin src="/assets/index-a.js"></script>',
    '<link rel="modulepreload" crossorigin href="/assets/shell-b.js">',
    '<link rel="stylesheet" crossorigin href="/assets/index-c.css">',
    '<script type="application/json" id="site">{"src":"/x.js"}</script>',
  ].join('\n');
  expect(withIntegrity(page, (path) => Buffer.from(`content of ${path}`)).split('\n')).toEqual([
    `<script src="/early.js" integrity="${hashOf('content of /early.js')}"></script>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<script type="module" crossorigin src="/assets/index-a.js" integrity="${hashOf('content of /assets/index-a.js')}"></script>`,
    `<link rel="modulepreload" crossorigin href="/assets/shell-b.js" integrity="${hashOf('content of /assets/shell-b.js')}">`,
    `<link rel="stylesheet" crossorigin href="/assets/index-c.css" integrity="${hashOf('content of /assets/index-c.css')}">`,
    '<script type="application/json" id="site">{"src":"/x.js"}</script>',
  ]);
});
