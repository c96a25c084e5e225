import { defineConfig } from 'drizzle-kit'

/** `pnpm --filter server migrations` compares the tables in the code with the last migration and writes the next one. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/**/*.schema.ts',
  out: './migrations',
})
