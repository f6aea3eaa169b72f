import { breadcrumbJsonLd } from '~/lib/breadcrumb-json-ld.ts'
import { JsonLd } from '~/lib/json-ld.tsx'
import { productJsonLd } from './product-json-ld.ts'

type Arguments = Parameters<typeof productJsonLd>

interface StructuredDataProps {
  product: Arguments[0]
  reviews: Arguments[1]
  site: Arguments[2]
  trail: Parameters<typeof breadcrumbJsonLd>[0]
}

/** For search engines, which read the server's HTML: the browser has no use for the code. */
export function StructuredData({ product, reviews, site, trail }: StructuredDataProps) {
  return (
    <>
      <JsonLd data={productJsonLd(product, reviews, site)} />
      <JsonLd data={breadcrumbJsonLd(trail, site.origin)} />
    </>
  )
}
