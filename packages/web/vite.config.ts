import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './build/compressed.ts';
import { gameIcons } from './build/game-icons.ts';
import { offline } from './build/offline.ts';
import { rulesLedger } from './build/rules-ledger.ts';

/** Our packages resolve to their TypeScript source, as everywhere in development (docs/decisions/0002). */
const conditions = ['runehold:source', 'module', 'browser', 'development|production'];

export default defineConfig({
  base: './',
  resolve: { conditions },
  plugins: [react(), gameIcons(), rulesLedger(), offline(), compressed()],
  worker: { format: 'es' },
  build: {
    outDir: fileURLToPath(new URL('./dist/site', import.meta.url)),
    target: 'es2023',
    assetsInlineLimit: 0,
  },
  // A server beside this one answers what is not a page.
  server: { proxy: { '/api': { target: 'http://127.0.0.1:3000', ws: true } } },
});
