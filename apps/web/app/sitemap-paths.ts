import { collectionPath, paths, productPath } from './lib/paths.ts'

/** What search engines are told of: pages that everybody sees alike and that somebody may look for. */
export const sitemapPaths = {
  fixed: [
    paths.home,
    paths.collections,
    paths.about,
    paths.contact,
    paths.faq,
    paths.returns,
    paths.privacy,
    paths.terms,
    paths.accessibility,
  ],
  collection: collectionPath,
  product: productPath,
}
