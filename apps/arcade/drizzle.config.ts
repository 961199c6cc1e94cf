import { defineConfig } from 'drizzle-kit';

/** For `npm run migration:arcade -- --name what_it_does`: the arcade has tables and migrations of its own. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './apps/arcade/src/**/*.schema.ts',
  out: './apps/arcade/migrations',
});
