import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dangerousDesk } from '#src/ui/copy/dangerous-desk.ts';
import { templates } from '../../scripts/kit/templates.mjs';

test('[3.14] each template that the desk offers is a file of the site, and none lies there unoffered', () => {
  const offered = dangerousDesk.templates.files.map(({ file }) => file);
  for (const file of offered) expect(existsSync(`public/templates/${file}`), file).toBe(true);
  expect(readdirSync('public/templates').sort()).toEqual([...offered].sort());
});

test('[3.14] the files are what their description makes, whole and in Chinese with English fields', () => {
  for (const { file, rtf } of templates) {
    expect(readFileSync(`public/templates/${file}`, 'utf8'), `${file}: node scripts/templates.mjs`).toBe(rtf);
    expect(rtf).toMatch(/^\{\\rtf1/);
    const bare = rtf.replaceAll(/\\[\\{}]/g, '');
    expect(bare.split('{')).toHaveLength(bare.split('}').length);
    expect(rtf).toMatch(/\\u-?\d+\?/);
    expect(rtf).toContain('Signature');
    for (const row of rtf.split('\\trowd').slice(1))
      expect(row.match(/\\cellx/g), file).toHaveLength(row.match(/\\cell(?!x)/g)?.length ?? 0);
  }
});
