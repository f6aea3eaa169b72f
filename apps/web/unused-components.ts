import type { Plugin } from 'vite'

const NAMING = /^\w+\.displayName = "\w+";$/gm

/**
 * React Router creates its components by a call and then names them by an assignment, both of which a bundler must take
 * for side effects: unused ones (forms, active links) would be in the first scripts of every page. Marked as pure and
 * without their names, which only development tools show, they are left out.
 */
export const unusedComponents: Plugin = {
  name: 'unused-components',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/react-router\/dist\/.*\.m?js$/ },
    handler: (code) => ({
      code: code
        .replaceAll(NAMING, '')
        .replaceAll('= React$1.forwardRef(', '= /* @__PURE__ */ React$1.forwardRef('),
      map: null,
    }),
  },
}
