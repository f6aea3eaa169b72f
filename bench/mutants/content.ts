import { feature, type Mutant } from './mutant.ts'

const service = feature('content/content.service.ts')
const test = feature('content/content.test.ts')
const policiesTest = feature('content/policies.test.ts')

/** What the owner writes on the site: nobody sees a draft, and nobody overwrites what another editor saved. */
export const contentMutants: Mutant[] = [
  {
    name: 'a text saved by another editor is not overwritten',
    file: service,
    text: "!== version) throw new AppError('stale_version')",
    instead: "!== version && version < 0) throw new AppError('stale_version')",
    tests: [test],
  },
  {
    name: 'two saves of the same text wait for each other',
    file: service,
    text: '  await queries.lockKey(tx, kind.key)\n  if (contentVersion',
    instead: '  if (contentVersion',
    tests: [test],
  },
  {
    name: 'visitors do not see a draft',
    file: service,
    text: 'drafts ? await editedOf(db, kind) : value',
    instead: 'drafts || true ? await editedOf(db, kind) : value',
    tests: [test],
  },
  {
    name: 'a preview ends',
    file: feature('content/content.queries.ts'),
    text: "    .where('expiresAt', '>', sql<Date>`now()`)\n",
    instead: '',
    tests: [test],
  },
  {
    name: 'a preview is not cached',
    file: feature('content/content.routes.ts'),
    text: "    if (preview === undefined) reply.header('cache-tag', `content:${kind.key}`)\n    else {\n",
    instead: "    reply.header('cache-tag', `content:${kind.key}`)\n    if (preview !== undefined) {\n",
    tests: [test],
  },
  {
    name: 'a picture that is not stored is not saved in a text',
    file: service,
    text: "if (!(await siteImagesExist(tx, hashesIn(value)))) throw new AppError('site_image_not_found')",
    instead: 'await siteImagesExist(tx, hashesIn(value))',
    tests: [test],
  },
  {
    name: 'an accent that nobody can read is not published',
    file: service,
    text: 'if (problem !== undefined) throw',
    instead: 'if (problem === null) throw',
    tests: [feature('theme/theme.test.ts')],
  },
  {
    name: 'a legal page without what the law wants needs a confirmation',
    file: service,
    text: 'if (!withoutObligatory && missingIn',
    instead: 'if (withoutObligatory && missingIn',
    tests: [policiesTest],
  },
  {
    name: 'a publication without what the law wants is logged',
    file: service,
    text: '...(missing.length > 0 && { details: { missing } }),',
    instead: '',
    tests: [policiesTest],
  },
  {
    name: 'every version of the legal pages is stored',
    file: service,
    text: 'if (!kind.isAccepted) await',
    instead: 'await',
    tests: [policiesTest],
  },
  {
    name: 'an order names the accepted version of the atelier',
    file: feature('content/accepted-terms.service.ts'),
    text: '(await queries.publishedVersion(db, policiesKey))?.version',
    instead: '(await queries.publishedVersion(db, policiesKey)) && undefined',
    tests: [feature('checkout/order-terms.test.ts')],
  },
  {
    name: 'a link of the owner leads nowhere but to pages',
    file: 'packages/contract/src/rich-text.ts',
    text: 'return /^https:\\/\\/[^/]/.test(href) && URL.canParse(href)',
    instead: 'return true',
    tests: ['packages/contract/src/rich-text.test.ts'],
  },
]
