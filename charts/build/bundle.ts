import { build } from 'vite';

/** One classic script of an entry and everything it needs: a browser runs no module of a page opened from disk. */
export async function bundleClassic(entry: string, name: string): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name, fileName: () => `${name}.js` },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const code = outputs.flatMap((one) => ('output' in one ? one.output : [])).find((file) => file.type === 'chunk');
  if (code === undefined || !('code' in code)) throw new Error(`${entry} made no script`);
  return code.code;
}
