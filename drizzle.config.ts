import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './server/data/schema/index.ts',
  out: './server/data/migrations',
});
