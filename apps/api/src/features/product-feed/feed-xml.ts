/** RSS 2.0 with the elements of Google's product data specification, which Meta reads too. */
import { sharePicture } from '@shop/contract/pictures'
import type { FeedReader } from '@shop/contract/product-feed'
import type { FeedItem } from './feed-items.ts'
import { asText, element, shortened } from './xml-text.ts'

export interface FeedShop {
  name: string
  tagline: string
  deliveryStates: readonly string[]
  publicUrl: string
  reader: FeedReader
}

const MOST_TITLE = 150
const MOST_DESCRIPTION = 5_000
const MOST_BRAND = 70
const MOST_TYPE = 750
const MOST_FURTHER_PICTURES = 10

const availabilities = {
  google: { in_stock: 'in_stock', backorder: 'backorder', out_of_stock: 'out_of_stock' },
  meta: { in_stock: 'in stock', backorder: 'available for order', out_of_stock: 'out of stock' },
} as const satisfies Record<FeedReader, Record<FeedItem['availability'], string>>

export function feedHead({ name, tagline, publicUrl }: FeedShop): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
    '<channel>',
    element('title', name),
    element('link', new URL('/', publicUrl).href),
    element('description', tagline || name),
    '',
  ].join('\n')
}

export const feedFoot = '</channel>\n</rss>\n'

/** Writes one item; what all items share is formatted once. */
export function itemWriter({
  name,
  deliveryStates,
  publicUrl,
  reader,
}: FeedShop): (item: FeedItem) => string {
  const shared = [
    element('g:condition', 'new'),
    element('g:brand', shortened(name, MOST_BRAND)),
    element('g:identifier_exists', 'no'),
    element('g:gender', 'female'),
    ...deliveryStates.map(
      (state) =>
        `<g:shipping><g:country>BR</g:country>${element('g:region', state)}<g:price>0.00 BRL</g:price></g:shipping>`,
    ),
  ]
  const { origin } = new URL(publicUrl)
  // Meta takes JPEG and PNG only. Google gets the original, which has no bars beside the dress.
  const pictureUrl = (picture: FeedItem['pictures'][number]) =>
    origin + (reader === 'meta' ? sharePicture(picture) : picture.url)
  // The items of a product follow each other: what they share is formatted once, too.
  const picturesIn = lastOf((pictures: FeedItem['pictures']) => {
    const [first = '', ...further] = pictures.map(pictureUrl)
    return [
      element('g:image_link', first),
      ...further.slice(0, MOST_FURTHER_PICTURES).map((url) => element('g:additional_image_link', url)),
    ].join('\n')
  })
  const descriptionIn = lastOf((text: string) =>
    element('description', shortened(asText(text), MOST_DESCRIPTION)),
  )
  const sharedText = shared.join('\n')
  return (item) =>
    [
      '<item>',
      element('g:id', item.id),
      element('g:item_group_id', item.groupId),
      element('title', titleOf(item)),
      descriptionIn(item.description),
      element('link', `${origin}/produto/${item.groupId}`),
      picturesIn(item.pictures),
      element('g:availability', availabilities[reader][item.availability]),
      // Noon, so that it is the same day in every time zone of the country.
      ...(item.availableOn ? [element('g:availability_date', `${item.availableOn}T12:00-0300`)] : []),
      element('g:price', `${(item.priceCents / 100).toFixed(2)} BRL`),
      element('g:color', asText(item.color)),
      element('g:size', asText(item.size)),
      element('g:age_group', item.ageGroup),
      element('g:product_type', shortened(asText(item.collection), MOST_TYPE)),
      sharedText,
      '</item>\n',
    ].join('\n')
}

/** Computes again only when the value differs from the last one. */
function lastOf<Value>(compute: (value: Value) => string): (value: Value) => string {
  let last: { value: Value; text: string } | undefined
  return (value) => {
    if (last?.value !== value) last = { value, text: compute(value) }
    return last.text
  }
}

/** The name is shortened, never what tells the variants apart. */
function titleOf({ name, variant }: FeedItem): string {
  const end = `, ${asText(variant)}`
  return shortened(asText(name), MOST_TITLE - end.length) + end
}
