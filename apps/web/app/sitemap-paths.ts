import { collectionPath, paths, productPath } from './lib/paths.ts'

/** The pages listed for search engines: identical for all visitors and worth finding. */
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
