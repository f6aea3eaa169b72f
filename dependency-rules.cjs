/** Who may import whom. One expression covers every feature, present and future: nothing to extend by hand. */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'contract-imports-zod-only',
      severity: 'error',
      from: { path: '^packages/contract/src/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^packages/contract/src/', '^node_modules/zod/'] },
    },
    {
      name: 'api-never-sees-web',
      severity: 'error',
      from: { path: '^apps/api/' },
      to: { path: '^apps/(web|server)/' },
    },
    {
      name: 'web-never-sees-api',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^apps/(api|server)/' },
    },
    {
      name: 'the-shop-never-sees-stripe-local',
      severity: 'error',
      from: { path: '^(apps|packages/contract)/', pathNot: ['\\.test\\.tsx?$', '/testing/'] },
      to: { path: '^packages/(demo|stripe-local)/' },
    },
    {
      name: 'only-tests-and-tools-see-stripe-local',
      severity: 'error',
      from: {
        pathNot: [
          '^packages/(stripe-local|test-kit)/',
          '^(scripts|e2e|bench)/',
          '\\.test\\.tsx?$',
          '/testing/',
        ],
      },
      to: { path: '^packages/stripe-local/' },
    },
    {
      name: 'stripe-local-knows-nothing-of-the-shop',
      severity: 'error',
      from: { path: '^packages/stripe-local/' },
      to: { path: '^(apps|packages/(contract|demo))/' },
    },
    {
      name: 'only-tests-and-tools-see-test-kit',
      severity: 'error',
      from: {
        pathNot: [
          '^packages/test-kit/',
          '^(scripts|e2e|bench)/',
          '\\.test\\.tsx?$',
          '/testing/',
          '^(playwright|vitest)\\.config',
        ],
      },
      to: { path: '^packages/test-kit/' },
    },
    {
      name: 'test-kit-never-sees-its-users',
      severity: 'error',
      from: { path: '^packages/test-kit/' },
      to: { path: ['^(scripts|e2e|bench)/', '^apps/web/', '^apps/[^/]+/src/testing/', '\\.test\\.tsx?$'] },
    },
    {
      name: 'only-bench-sees-bench',
      severity: 'error',
      from: { pathNot: '^bench/' },
      to: { path: '^bench/' },
    },
    {
      name: 'features-meet-at-services',
      severity: 'error',
      from: { path: '^apps/api/src/features/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^apps/api/src/features/[^/]+/',
        pathNot: ['^apps/api/src/features/$1/', '\\.service\\.ts$'],
      },
    },
    {
      name: 'queries-know-tables-only',
      severity: 'error',
      from: { path: '\\.queries\\.ts$', pathNot: '^apps/web/' },
      to: { path: '^apps/api/src/', pathNot: ['^apps/api/src/db/', '\\.queries\\.ts$'] },
    },
    {
      name: 'only-routes-and-app-see-routes',
      severity: 'error',
      from: { path: '^apps/api/src/', pathNot: ['^apps/api/src/app\\.ts$', '\\.test\\.ts$'] },
      to: { path: '\\.routes\\.ts$' },
    },
    {
      name: 'only-queues-see-jobs',
      severity: 'error',
      from: {
        path: '^apps/',
        pathNot: ['^apps/api/src/jobs/queues\\.ts$', '\\.test\\.ts$', '/testing/'],
      },
      to: { path: '\\.jobs\\.ts$' },
    },
    {
      name: 'adapters-know-nothing-of-ours',
      severity: 'error',
      from: { path: '^apps/api/src/adapters/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/api/src/', pathNot: '^apps/api/src/adapters/' },
    },
    {
      name: 'web-features-do-not-meet',
      severity: 'error',
      from: { path: '^apps/web/app/features/([^/]+)/' },
      to: { path: '^apps/web/app/features/', pathNot: '^apps/web/app/features/$1/' },
    },
    {
      name: 'web-features-see-ui-and-lib',
      severity: 'error',
      from: { path: '^apps/web/app/features/' },
      to: { path: '^apps/web/app/(routes|screens|layouts)/' },
    },
    {
      name: 'web-screens-do-not-see-routes',
      severity: 'error',
      from: { path: '^apps/web/app/(screens|layouts)/' },
      to: { path: '^apps/web/app/routes/' },
    },
    {
      name: 'ui-knows-nothing-of-the-shop',
      severity: 'error',
      from: { path: '^apps/web/app/ui/', pathNot: '\\.test\\.tsx?$' },
      to: { path: ['^apps/web/app/(features|routes|screens|layouts|shared|lib)/', '^packages/'] },
    },
    {
      name: 'web-shared-sees-ui-and-lib',
      severity: 'error',
      from: { path: '^apps/web/app/shared/' },
      to: { path: '^apps/web/app/(features|routes|screens|layouts)/' },
    },
    {
      name: 'lib-sees-contract-only',
      severity: 'error',
      from: { path: '^apps/web/app/lib/' },
      to: { path: '^apps/web/app/(features|routes|screens|layouts|shared|ui)/' },
    },
    {
      name: 'testing-is-for-tests',
      severity: 'error',
      from: { pathNot: ['\\.test\\.tsx?$', '/testing/', '^packages/test-kit/', '^(e2e|bench|scripts)/'] },
      to: { path: '/testing/' },
    },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['\\+types/', '^virtual:'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/build/', '\\.react-router/', '\\+types/'] },
    tsConfig: { fileName: 'apps/web/tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
}
