import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { firstPageChunks } from './first-page-chunks.ts'
import { plainIcons } from './plain-icons.ts'
import { unusedComponents } from './unused-components.ts'

/** A hash does not compress, and the names of all scripts are in the list of routes that every first page loads. */
const shortNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
}

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), unusedComponents, plainIcons],
  resolve: { alias: { '~': new URL('./app', import.meta.url).pathname } },
  // If discovered during the first page load, these would make the dev server optimize and reload again.
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
    // Icons are imported from single files, because the package's index would add all of them to the first page; as
    // small modules they need no optimization.
    exclude: ['lucide-react'],
  },
  build: {
    // All supported browsers preload modules natively; the polyfill would cost bytes on each first visit.
    modulePreload: { polyfill: false },
    // An inlined picture or font would be downloaded with every page instead of once.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: { rolldownOptions: { output: { ...shortNames, codeSplitting: { groups: firstPageChunks } } } },
    },
    ssr: {
      build: { rolldownOptions: { input: './app/ssr.ts' } },
      // React is bundled as its production build, whatever NODE_ENV is at run time: the development build takes several
      // times as long for each page.
      ...(command === 'build' && {
        resolve: { noExternal: true },
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
    },
  },
}))
