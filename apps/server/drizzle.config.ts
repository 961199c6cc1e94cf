import { defineConfig } from 'drizzle-kit';

/** For `npm run migration -- --name what_it_does`: compares the schemas with the last snapshot and writes SQL. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './apps/server/src/**/*.schema.ts',
  out: './apps/server/migrations',
});
