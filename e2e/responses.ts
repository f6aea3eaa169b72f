import type { APIRequestContext } from '@playwright/test'
import { type Product, products } from '@shop/contract/products'
import { type ReviewPage, reviews } from '@shop/contract/reviews'
import { type Store, store } from '@shop/contract/store'

/** API data, to compare with what the pages show. */
export async function storeOf(request: APIRequestContext): Promise<Store> {
  return store.read.response.parse(await jsonOf(request, '/api/store'))
}

export async function featuredOf(request: APIRequestContext): Promise<Product[]> {
  return products.page.response.parse(await jsonOf(request, '/api/products?featured=true&limit=50'))
}

export async function productOf(request: APIRequestContext, id: number): Promise<Product> {
  return products.read.response.parse(await jsonOf(request, `/api/products/${id}`))
}

export async function reviewsOf(request: APIRequestContext, productId: number): Promise<ReviewPage> {
  return reviews.list.response.parse(await jsonOf(request, `/api/reviews?productId=${productId}`))
}

async function jsonOf(request: APIRequestContext, path: string): Promise<unknown> {
  return JSON.parse(await (await request.get(path)).text())
}
