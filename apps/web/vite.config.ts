import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { firstPageChunks } from './first-page-chunks.ts'

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  resolve: { alias: { '~': new URL('./app', import.meta.url).pathname } },
  // Found only while the first page loads, these would make the development server prepare and reload once more.
  optimizeDeps: {
    include: [
      '@hookform/resolvers/zod',
      '@tanstack/react-query',
      'react-dom',
      'react-dom/client',
      'react-hook-form',
      'react-router',
      'zod',
    ],
    // Icons are imported one file each, because through the package's index each of them would join the first page;
    // small modules already, they need no preparing.
    exclude: ['lucide-react'],
  },
  build: {
    // Every browser we serve preloads modules itself; the polyfill would cost bytes on each first visit.
    modulePreload: { polyfill: false },
    // A picture or font as data: would be downloaded again with every page instead of once.
    assetsInlineLimit: 0,
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: firstPageChunks } } } } },
    ssr: {
      build: { rolldownOptions: { input: './app/ssr.ts' } },
      // React is built in, as its production build whatever NODE_ENV says at run time: the other one takes several
      // times as long for each page.
      ...(command === 'build' && {
        resolve: { noExternal: true },
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
    },
  },
}))
